import { useState } from 'react'
import { IconArchive, IconPencil, IconRotate } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { PlayerFace } from '@/features/people/widgets/player-face'
import { formatDate } from '@/lib/dates'
import { ignoreReported } from '@/lib/query/ignore-reported'
import { formatFullName } from '@/lib/person'
import { paths } from '@/lib/router/paths'
import { showToast } from '@/lib/toast'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import { useConfirm } from '@/shared/ui/confirm'
import layout from '@/shared/ui/layout.module.css'
import { FactLine } from '@/shared/ui/name-lines'
import { DetailsPage } from '@/shared/ui/patterns/details-page'
import { useArchiveNote, useNote, type Note } from '../api/notes'
import { NoteEditForm } from '../components/note-edit-form'
import { NoteReaders } from '../components/note-readers'
import { NoteVersions } from '../components/note-versions'
import { useNoteAccess } from '../components/use-note-access'
import { VisibilityBadge } from '../widgets/visibility-badge'

/** A note in full; for the staff also its earlier wordings and who has read it. */
export function NoteDetailsPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation('notes')
  const note = useNote(id)
  const { userId, isStaff } = useNoteAccess()
  const [isEditing, setIsEditing] = useState(false)
  const isAuthor = note.author_id === userId && isStaff
  const name = formatFullName(note.player)
  return (
    <DetailsPage
      title={t('details.title', { name })}
      back={{ to: paths.notes.history, label: t('pages.history') }}
      media={
        <PlayerFace playerId={note.player_id} name={name} among={[note.player_id]} size={48} />
      }
      description={
        <FactLine>
          <span>{t(`kinds.${note.kind}`)}</span>
          <span>{formatDate(note.occurred_on)}</span>
          {note.author ? <span>{t('details.by', { name: note.author })}</span> : null}
          {isStaff ? <VisibilityBadge visibility={note.visibility} /> : null}
        </FactLine>
      }
      actions={
        isStaff && !isEditing ? (
          <NoteActions note={note} isAuthor={isAuthor} onEdit={() => setIsEditing(true)} />
        ) : null
      }
      rail={isStaff ? <NoteReaders note={note} /> : null}
    >
      <div className={layout.stack5}>
        {note.archived_at ? (
          <Alert title={t('details.withdrawn')}>{t('details.withdrawn_text')}</Alert>
        ) : null}
        {isEditing ? (
          <NoteEditForm noteId={note.id} onClose={() => setIsEditing(false)} />
        ) : (
          <p className={`${layout.card} ${layout.breakable}`} style={{ whiteSpace: 'pre-line' }}>
            {note.body}
          </p>
        )}
        {isStaff && note.versions.length > 0 ? <NoteVersions note={note} /> : null}
      </div>
    </DetailsPage>
  )
}

interface NoteActionsProps {
  note: Note
  isAuthor: boolean
  onEdit: () => void
}

/** The author edits; the author or an owner withdraws. */
function NoteActions({ note, isAuthor, onEdit }: NoteActionsProps) {
  const { t } = useTranslation('notes')
  const confirm = useConfirm()
  const archive = useArchiveNote(note.id)
  const { role } = useNoteAccess()
  if (!isAuthor && role !== 'owner') return null

  async function withdraw() {
    const isSure = await confirm({
      title: t('details.withdraw_title'),
      text: t('details.withdraw_text'),
      confirmLabel: t('details.withdraw'),
      isDanger: true,
    })
    if (!isSure) return
    await archive.mutateAsync(true)
    showToast('success', 'notes:toasts.withdrawn')
  }

  if (note.archived_at) {
    return (
      <Button
        kind="secondary"
        busy={archive.isPending}
        icon={<IconRotate size={20} stroke={1.75} />}
        onClick={() => archive.mutate(false)}
      >
        {t('details.restore')}
      </Button>
    )
  }
  return (
    <>
      {isAuthor ? (
        <Button icon={<IconPencil size={20} stroke={1.75} />} onClick={onEdit}>
          {t('details.edit')}
        </Button>
      ) : null}
      <Button
        kind="secondary"
        busy={archive.isPending}
        icon={<IconArchive size={20} stroke={1.75} />}
        onClick={() => void withdraw().catch(ignoreReported)}
      >
        {t('details.withdraw')}
      </Button>
    </>
  )
}
