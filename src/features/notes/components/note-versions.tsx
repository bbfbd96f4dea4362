import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { FactLine } from '@/shared/ui/name-lines'
import type { Note } from '../api/notes'
import { listNoteChanges } from '../model/list-note-changes'
import { VisibilityBadge } from '../widgets/visibility-badge'

/** Earlier wordings, newest first, each with what was changed after it. Families never see them. */
export function NoteVersions({ note }: { note: Note }) {
  const { t } = useTranslation('notes')
  return (
    <SectionCard title={t('details.versions')} description={t('details.versions_text')}>
      <ol className={layout.listStack2}>
        {note.versions.map((version, index) => {
          const next = note.versions[index - 1] ?? note
          const changes = listNoteChanges(version, next).map((change) => t(`changes.${change}`))
          return (
            <li
              key={version.version}
              className={`${layout.stack2} ${layout.lineAbove} ${layout.padBlock2}`}
            >
              <FactLine>
                <span className={layout.medium14}>
                  {t('details.version', {
                    number: version.version,
                    day: formatDate(version.created_at),
                  })}
                </span>
                <VisibilityBadge visibility={version.visibility} />
              </FactLine>
              <p
                className={`${layout.plain} ${layout.size14} ${layout.breakable}`}
                style={{ whiteSpace: 'pre-line' }}
              >
                {version.body}
              </p>
              <p className={layout.dim13}>
                {t('details.changed', { what: changes.join(', '), name: version.editor ?? '–' })}
              </p>
            </li>
          )
        })}
      </ol>
    </SectionCard>
  )
}
