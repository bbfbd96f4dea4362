/** The index of the data model: how to read it, what holds everywhere, a section per domain. */
import { renderChapterList, renderDomainList } from '../contents'
import { renderDomainDiagram, listReferredElsewhere } from './domain-diagram'
import { listChapterAnchors, renderLinkTargets } from './links'
import {
  joinBlocks,
  renderFence,
  renderDetails,
  renderTable,
  renderTableLink,
  wrap,
} from './markdown'
import type { Model } from '../model'
import { listTablesOfPart, type Part } from '../parts'
import { getFirstSentence, escapeProse } from '../prose'
import { renderCommonPolicies } from './access'
import type { TableDetail } from './table-details'

const INTRODUCTION = `# Data model

Generated from the migrations, the catalogue of the migrated database and the measured access
matrix: edit those, then run \`npm run db:docs\`. A test fails when a file is stale.

- A **domain** is a group of migrations, with a section here and a file of its own. A **chapter** is
  one migration file. Its words are the file's own opening comment.
- What a table holds is the first sentence of the comment above it; where there is none, the sentence
  of its chapter stands _in italics_.
- In the diagrams \`||\` is exactly one, \`|o\` none or one, \`o{\` any number. Those of this page show a
  whole domain, names only, without the tables of other domains. Those of the chapters show keys and
  a few columns that every row must bring; tables of other chapters are bare names.
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
- \`created_at\` and \`updated_at\` are filled by default and by trigger. Another trigger of every table but the audit log
  refuses what a visitor of the demo academy writes.`

export function renderIndex(model: Model, parts: Part[]): string {
  const names = parts.flatMap((part) => listTablesOfPart(part).map(({ name }) => name)).toSorted()
  const known = new Set(names)
  const text = joinBlocks([
    INTRODUCTION,
    renderCommonPolicies(model),
    '## Contents',
    renderDomainList(parts),
    renderDetails(
      `All ${names.length} tables by name`,
      wrap(names.map(renderTableLink).join(', ')),
    ),
    ...parts.map((part) => renderSection(model, part, known)),
  ])
  return joinBlocks([text, renderLinkTargets(text, parts)])
}

function renderSection(model: Model, part: Part, known: Set<string>): string {
  const { title, about, slug } = part.domain
  const address = `data-model/${slug}.md`
  const tables = listTablesOfPart(part)
  const drawing = renderDomainDiagram(tables)
  const elsewhere = listReferredElsewhere(tables, known).map(renderTableLink).join(', ')
  return joinBlocks([
    `## ${title}`,
    wrap(`${about} Told in full in [${slug}.md](${address}).`),
    drawing ? renderFence('mermaid', drawing) : '',
    elsewhere ? wrap(`Refers to tables of other domains: ${elsewhere}.`) : '',
    tables.length > 0 ? renderTableOfTables(model, part, address) : '',
    '**Chapters**',
    renderChapterList(part, address),
  ])
}

function renderTableOfTables(model: Model, part: Part, address: string): string {
  const anchors = listChapterAnchors(part)
  const rows = part.chapters.flatMap(({ chapter, tables }, index) =>
    tables.map((relation) => [
      renderTableLink(relation.name),
      findNote(model, relation) || `_${escapeProse(getFirstSentence(chapter.summary))}_`,
      `[${chapter.title}](${address}#${anchors[index] ?? ''})`,
    ]),
  )
  return renderTable(['table', 'what it holds', 'chapter'], rows)
}

/** What stands above the table in its migration; empty if nothing does. */
function findNote({ definitions }: Model, { name, is_view, comment }: TableDetail): string {
  const note = definitions.get(`${is_view ? 'view' : 'table'} ${name}`)?.note ?? ''
  return escapeProse(getFirstSentence((comment ?? note).replace(/\s+/g, ' ')))
}
