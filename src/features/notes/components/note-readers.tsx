import { IconEye } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import type { Note } from '../api/notes'

/** Who may read the note, and who has opened it already. */
export function NoteReaders({ note }: { note: Note }) {
  const { t } = useTranslation('notes')
  return (
    <SectionCard title={t('details.readers')} description={t(`visibility.${note.visibility}.text`)}>
      {note.reads.length === 0 ? (
        <p className={layout.dim14}>{t('details.nobody_yet')}</p>
      ) : (
        <ul className={layout.listStack2}>
          {note.reads.map(({ user_id: id, reader, created_at: at }) => (
            <li key={id} className={layout.line2}>
              <IconEye size={18} stroke={1.75} aria-hidden="true" className={layout.fixed} />
              <span className={`${layout.size14} ${layout.breakable}`}>
                {t('details.read', { name: reader ?? t('details.somebody'), day: formatDate(at) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  )
}
