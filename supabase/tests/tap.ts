/** Reads the Test Anything Protocol that pgTAP writes. */
export interface Assertion {
  name: string
  isPassed: boolean
  /** What pgTAP says about a failure: have, want, expected error. */
  details: string
}

const RESULT = /^(not )?ok \d+(?: - (.*))?$/
const PLAN = /^1\.\.(\d+)$/

/** A count that differs from the plan is one more failed assertion: a test file must not end early. */
export function readTap(lines: string[]): Assertion[] {
  const assertions: Assertion[] = []
  let planned = 0
  for (const line of lines.flatMap((text) => text.split('\n'))) {
    const plan = PLAN.exec(line)
    if (plan) planned = Number(plan[1])
    const result = RESULT.exec(line)
    const last = assertions.at(-1)
    if (result) {
      const name = result[2] ?? `assertion ${assertions.length + 1}`
      assertions.push({ name, isPassed: !result[1], details: '' })
    } else if (last && line.startsWith('#')) {
      last.details += `${line.replace(/^#\s?/, '')}\n`
    }
  }
  if (planned !== assertions.length) {
    const details = `planned ${planned}, ran ${assertions.length}`
    assertions.push({ name: 'runs as many assertions as planned', isPassed: false, details })
  }
  return assertions
}
