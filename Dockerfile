# The program alone: lint, generate and everything else that needs no git.
#
#     docker build --tag intentc .
#     docker run --rm --volume "$PWD:/work" intentc lint .
#
# `--target ci` is an image for jobs of GitHub and GitLab: it also has git, bash and `gh`, and its user has a home.
FROM swift:6.2-noble@sha256:dd349c6dfc3cd3040910a84ab3e5bd5d08efdd547e5fb9f77b765abed16fe5ff AS build
WORKDIR /source
COPY . .
RUN .ci/container /image

FROM alpine:3@sha256:28bd5fe8b56d1bd048e5babf5b10710ebe0bae67db86916198a6eec434943f8b AS ci
RUN apk add --no-cache bash git github-cli \
    && addgroup -g 65532 intentc && adduser -D -u 65532 -G intentc -h /home/intentc intentc
COPY --from=build /image/ /
WORKDIR /work
ENV HOME=/home/intentc
USER 65532:65532
ENTRYPOINT ["/usr/bin/intentc"]

FROM scratch
COPY --from=build /image/ /
WORKDIR /work
USER 65532:65532
ENTRYPOINT ["/usr/bin/intentc"]
