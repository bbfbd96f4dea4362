/** Prints the figures of `npm run bench:db` as Markdown, with what is to be reached beside what was. */
export interface Line {
  name: string
  plain: number
  policies: number
  path: string
}

interface Stage {
  rows: number
  lines: Line[]
}

const GOALS = { ratio: 2, growth: 1.5, milliseconds: 20 }

export function printReport(stages: Stage[], version: string): void {
  console.log(`\n${version}\n`)
  for (const { rows, lines } of stages) {
    console.log(`## ${rows.toLocaleString('en')} rows of attendance and of messages\n`)
    console.log(
      '| list | without policies, ms | with, ms | ratio | found by |\n| --- | --: | --: | --: | --- |',
    )
    for (const { name, plain, policies, path } of lines) {
      const figures = [plain.toFixed(2), policies.toFixed(2), (policies / plain).toFixed(2)]
      console.log(`| ${name} | ${figures.join(' | ')} | ${path} |`)
    }
    console.log('')
  }
  printGoals(stages)
}

function printGoals(stages: Stage[]): void {
  const [, middle, last] = stages
  if (!middle || !last) return
  const growth = last.lines.map((line, index) => ({
    name: line.name,
    value: line.policies / (middle.lines[index]?.policies ?? line.policies),
  }))
  const all = stages.flatMap(({ lines }) => lines)
  const listWorst = (items: { name: string; value: number }[]) =>
    items.toSorted((a, b) => b.value - a.value).slice(0, 3)
  const printGoal = (goal: string, items: { name: string; value: number }[]) =>
    console.log(
      `${goal}: highest ${listWorst(items)
        .map(({ name, value }) => `${value.toFixed(2)} (${name})`)
        .join(', ')}`,
    )
  const listValues = ({ lines }: Stage, value: (line: Line) => number) =>
    lines.map((line) => ({ name: line.name, value: value(line) }))
  printGoal(
    `ratio, at most ${GOALS.ratio}`,
    listValues(last, ({ plain, policies }) => policies / plain),
  )
  printGoal(`growth from 100,000 to 1,000,000, at most ${GOALS.growth}`, growth)
  printGoal(
    `milliseconds, at most ${GOALS.milliseconds}`,
    listValues(last, ({ policies }) => policies),
  )
  const scans = all.filter(({ path }) => path.includes('SEQ SCAN'))
  console.log(
    `sequential scans of tables over 5,000 rows: ${scans.map(({ name }) => name).join(', ') || 'none'}`,
  )
}
