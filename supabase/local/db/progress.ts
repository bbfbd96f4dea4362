/** What a first start tells while it runs: a line for each stage, and one a second within a long one. */
export type ReportLine = (line: string) => void

const PAUSE_MS = 1000

/** Returns what to call after each step, with how many of the total it did. */
export function startProgress(
  stage: string,
  total: number,
  report: ReportLine,
): (done: number) => void {
  let sum = 0
  let toldAt = performance.now()
  report(describe(stage, sum, total))
  return (done) => {
    sum += done
    if (performance.now() - toldAt < PAUSE_MS) return
    toldAt = performance.now()
    report(describe(stage, sum, total))
  }
}

function describe(stage: string, sum: number, total: number): string {
  return `${stage} ${sum.toLocaleString('en')} of ${total.toLocaleString('en')} …`
}
