/** Puts docs/data-model.md together: introduction, contents, a section per domain. */
import { anchorOf, blocks, bullets, folded, linkTargets, tableLink, wrap } from './markdown'
import { prose } from './prose'
import type { Chapter } from './chapter'
import type { Model } from './model'
import { createdIn } from './placing'
import { renderCommonPolicies } from './render-access'
import { renderChapter, tablesOf } from './render-chapter'

const INTRODUCTION = `# Data model

Generated from the migrations, the catalogue of the migrated database and the measured access
matrix: edit those, then run \`npm run db:docs\`. A test fails when this file is stale.

- A **domain** is one migration file. Its words are the file's own opening comment.
- In the diagrams \`||\` is exactly one, \`|o\` none or one, \`o{\` any number. Only keys and a few
  columns that every row must bring are drawn; tables of other domains are bare names.
- **Rules** hold whoever writes. They and the policies are quoted from the migrations.
- **Who may do what** is measured, not derived: every persona tried everything on every row of the
  test fixtures. [access-matrix.md](../supabase/tests/access-matrix.md) says who they are and shows
  each row. "Coaches" stands for the coach of the team, of another team and of a rival school alike:
  each on some rows, as a rule their own. "All rows" includes those of the rival school. Who is not
  listed may do nothing.
- **Policies** decide on rows; a restrictive one must hold besides one of the others. They ask
  functions of schema \`private\`, which read authority from tables. How grants, policies and triggers
  share the work stands in [architecture.md](architecture.md).
- A **function** with its owner's rights decides by itself what the caller may; with the caller's
  rights, the policies do. An argument with a question mark may be left out.
- \`created_at\` and \`updated_at\` are filled by default and by trigger.`

export function renderDataModel(model: Model): string {
  return blocks([
    INTRODUCTION,
    renderCommonPolicies(model),
    '## Contents',
    contents(model),
    allTables(model),
    ...model.chapters.map((chapter) => renderChapter(model, chapter)),
    linkTargets(namesOf(model)),
  ])
}

function contents(model: Model): string {
  const seen = new Map<string, number>()
  const lines = model.chapters.map((chapter) => {
    const anchor = anchorOf(chapter.title)
    const times = seen.get(anchor) ?? 0
    seen.set(anchor, times + 1)
    const size = sizeOf(model, chapter)
    const line = firstSentence(chapter.summary)
    return `[${chapter.title}](#${anchor}${times ? `-${times}` : ''})${size ? ` (${size})` : ''}: ${prose(line)}`
  })
  return bullets(lines)
}

function sizeOf(model: Model, chapter: Chapter): string {
  const counts = [
    { count: tablesOf(model, chapter).length, word: 'table' },
    { count: createdIn(model, chapter, ['function'], model.functions).length, word: 'function' },
  ]
  return counts
    .filter(({ count }) => count > 0)
    .map(({ count, word }) => `${count} ${word}${count === 1 ? '' : 's'}`)
    .join(', ')
}

function firstSentence(text: string): string {
  return /^.+?(?<!\b(?:Art|No|e\.g|i\.e))[.](?= |$)/.exec(text)?.[0] ?? text
}

function allTables(model: Model): string {
  const names = namesOf(model)
  return folded(`All ${names.length} tables by name`, wrap(names.map(tableLink).join(', ')))
}

function namesOf({ tables }: Model): string[] {
  return tables.filter(({ is_public }) => is_public).map(({ name }) => name)
}
