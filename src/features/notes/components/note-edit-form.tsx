import { useTranslation } from 'react-i18next'
import { isStaleRow } from '@/lib/stale-row'
import { Form } from '@/shared/form/form'
import { StaleRowAlert } from '@/shared/form/stale-row-alert'
import { useEntityForm } from '@/shared/form/use-entity-form'
import { Button } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { noteQueries, useEditNote } from '../api/notes'
import { noteSchema } from '../model/note'
import { NoteFields } from '../widgets/note-fields'

interface NoteEditFormProps {
  noteId: string
  onClose: () => void
}

/** The author's words anew; what was edited on another device meanwhile is a conflict, and nothing is lost. */
export function NoteEditForm({ noteId, onClose }: NoteEditFormProps) {
  const { t } = useTranslation('notes')
  const opened = useEntityForm(noteQueries.details(noteId))
  const { kind, visibility, body, occurred_on, version } = opened.row
  const edit = useEditNote(noteId, version)
  return (
    <SectionCard title={t('details.edit_title')} description={t('details.edit_text')}>
      <Form
        key={opened.version}
        schema={noteSchema}
        defaultValues={{ kind, visibility, body, occurred_on }}
        draftKey={`note-${noteId}`}
        label={t('details.edit_title')}
        isGuarded
        onSubmit={async (values) => {
          await edit.mutateAsync(values)
          onClose()
        }}
        renderFailure={(error) =>
          isStaleRow(error) ? <StaleRowAlert onReload={opened.reload} /> : null
        }
      >
        <NoteFields />
        <div className={layout.wrapEnd}>
          <Button kind="secondary" onClick={onClose}>
            {t('details.cancel')}
          </Button>
          <Button type="submit" busy={edit.isPending}>
            {t('details.save')}
          </Button>
        </div>
      </Form>
    </SectionCard>
  )
}
