/// The jobs that `.gitlab-ci.yml` includes, so that it stays valid while they are edited.
enum GitLabJobs {
    static let path = "intentc.gitlab-ci.yml"

    /// - Parameter lints: Whether the project has definitions.
    static func contents(lints: Bool) -> String {
        """
        # Lints intent definitions, and reports in merge requests what a change breaks for users. Copy this file into your repository:
        #
        #     include:
        #       - local: \(path)
        #     variables:
        #       INTENTC_PATHS: App
        #
        # INTENTC_IMAGE is an image in your own registry, made with `docker build --target ci`.
        variables:
          INTENTC_IMAGE: $CI_REGISTRY_IMAGE/intentc:ci
          INTENTC_PATHS: "."
          INTENTC_LINT_OPTIONS: ""

        .intentc:
          image:
            name: $INTENTC_IMAGE
            entrypoint: [""]
          variables:
            GIT_DEPTH: 0
          # Without rules, lint would start a second pipeline for the branch of a merge request.
          rules:
            - if: $CI_PIPELINE_SOURCE == "merge_request_event"
          artifacts:
            when: always
            reports:
              codequality: gl-code-quality-report.json
              junit: intents.xml

        \(lints ? lint : "")\
        intents:breaking:
          extends: .intentc
          variables:
            # The checkout belongs to another user. Only this job trusts it.
            GIT_CONFIG_COUNT: 1
            GIT_CONFIG_KEY_0: safe.directory
            GIT_CONFIG_VALUE_0: $CI_PROJECT_DIR
          script:
            - intentc breaking --against "$CI_MERGE_REQUEST_DIFF_BASE_SHA" --format text
              --format gitlab=gl-code-quality-report.json --format junit=intents.xml -- $INTENTC_PATHS

        """
    }

    private static let lint = """
        intents:lint:
          extends: .intentc
          rules:
            - if: $CI_PIPELINE_SOURCE == "merge_request_event"
            - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
          script:
            - intentc lint $INTENTC_LINT_OPTIONS --format text --format gitlab=gl-code-quality-report.json --format junit=intents.xml -- $INTENTC_PATHS


        """
}
