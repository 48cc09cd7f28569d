# The program alone: lint, generate and everything else that needs no git.
#
#     docker build --tag intentc .
#     docker run --rm --volume "$PWD:/work" intentc lint .
#
# `--target with-git` is an image that has git as well, for `breaking` and `lint --since`.
FROM swift:6.2-noble@sha256:dd349c6dfc3cd3040910a84ab3e5bd5d08efdd547e5fb9f77b765abed16fe5ff AS build
WORKDIR /source
COPY . .
RUN .ci/container-root /image

FROM alpine:3@sha256:28bd5fe8b56d1bd048e5babf5b10710ebe0bae67db86916198a6eec434943f8b AS with-git
RUN apk add --no-cache git
COPY --from=build /image/ /
WORKDIR /work
USER 65532:65532
ENTRYPOINT ["/usr/bin/intentc"]

FROM scratch
COPY --from=build /image/ /
WORKDIR /work
USER 65532:65532
ENTRYPOINT ["/usr/bin/intentc"]
