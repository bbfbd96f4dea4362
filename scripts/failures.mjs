/**
 * What failed, read from the reports of a run, for the last lines of its log: a log that is cut from
 * the front still says why.
 */

const shown = 12

/** `report`: Playwright's JSON. One text per failed journey: its name, and the start of each error. */
export function listFailedJourneys(report) {
  return listSpecs(report?.suites ?? []).flatMap(({ spec, file }) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map((test) => {
        const errors = test.results.flatMap((result) => result.errors ?? [])
        const name = `[${test.projectName}] ${file}:${spec.line} ${spec.title}`
        return [name, ...errors.map(({ message }) => getFirstLines(message))].join('\n')
      }),
  )
}

/** `report`: Vitest's JSON. One text per failed test or file that could not be run. */
export function listFailedTests(report) {
  return (report?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0) return message ? [`${name}\n${getFirstLines(message)}`] : []
    return failed.map(
      ({ fullName, failureMessages }) =>
        `${name} ${fullName}\n${getFirstLines(failureMessages.join('\n'))}`,
    )
  })
}

function listSpecs(suites) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).map((spec) => ({ spec, file: suite.file })),
    ...listSpecs(suite.suites ?? []),
  ])
}

function getFirstLines(message = '') {
  const lines = message.split('\n')
  return lines
    .slice(0, shown)
    .map((line) => `  ${line}`)
    .join('\n')
}
