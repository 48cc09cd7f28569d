# The program alone: lint, generate and everything else that needs no git.
#
#     docker build --tag intentc .
#     docker run --rm --volume "$PWD:/work" intentc lint .
#
# `--target with-git` is an image that has git as well, for `breaking` and `lint --since`.
FROM swift:6.1 AS build
WORKDIR /source
COPY . .
RUN .ci/container-root /image

FROM alpine:3 AS with-git
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
