/** Puts docs/data-model.md together: introduction, contents, a section per domain. */
import { anchorOf, blocks, bullets, folded, prose, tableLink, wrap } from './markdown'
import type { Model } from './model'
import { renderChapter, tablesOf } from './render-chapter'

const INTRODUCTION = `# Data model

Generated from the migrations, the catalogue of the migrated database and the measured access
matrix: edit those, then run \`npm run db:docs\`. A test fails when this file is stale.

- A **domain** is one migration file. Its words are the file's own opening comment.
- In the diagrams \`||\` is exactly one, \`|o\` none or one, \`o{\` any number. Only keys and a few
  columns that every row must bring are drawn; tables of other domains are bare names.
- **Rules** hold whoever writes. They and the policies are quoted from the migrations.
- **Who may do what** is measured, not derived: every persona tried everything on every row of the
  test fixtures ([access-matrix.md](../supabase/tests/access-matrix.md)). "All rows" includes those
  of a rival school. \`coach\`, \`player\` and \`parent\` belong to one team, the \`other_\` ones to
  another team of that school, the \`rival_\` ones to another school. Who is not listed may do nothing.
- **Policies** decide on rows, in functions of schema \`private\` that read authority from tables; how
  grants, policies and triggers share the work stands in [architecture.md](architecture.md).
- \`updated_at\` is kept by a trigger wherever it exists and is not mentioned again.`

export function renderDataModel(model: Model): string {
  return blocks([
    INTRODUCTION,
    '## Contents',
    contents(model),
    allTables(model),
    ...model.chapters.map((chapter) => renderChapter(model, chapter)),
  ])
}

function contents(model: Model): string {
  const seen = new Map<string, number>()
  const lines = model.chapters.map((chapter) => {
    const anchor = anchorOf(chapter.title)
    const times = seen.get(anchor) ?? 0
    seen.set(anchor, times + 1)
    const count = tablesOf(model, chapter).length
    const size = count === 0 ? '' : count === 1 ? ' (1 table)' : ` (${count} tables)`
    const line = firstSentence(chapter.summary)
    return `[${chapter.title}](#${anchor}${times ? `-${times}` : ''})${size}: ${prose(line)}`
  })
  return bullets(lines)
}

function firstSentence(text: string): string {
  return /^.+?[.](?= |$)/.exec(text)?.[0] ?? text
}

function allTables({ tables }: Model): string {
  const names = tables.filter(({ is_public }) => is_public).map(({ name }) => name)
  return folded(`All ${names.length} tables by name`, wrap(names.map(tableLink).join(', ')))
}
