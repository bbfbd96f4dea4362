import { useTranslation } from 'react-i18next'
import { formatAge } from '@/lib/dates'
import { Form } from '@/shared/form/form'
import { SwitchField } from '@/shared/form/fields/switch-field'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { Button } from '@/shared/ui/button'
import { InlineError } from '@/shared/ui/states/inline-error'
import { Sheet } from '@/shared/ui/sheet'
import layout from '@/shared/ui/layout.module.css'
import { useAddConcernNote, useConcernNotes, type Concern } from '../api/concerns'
import { caseLimits, noteSchema } from '../model/case-schemas'
import styles from './case-list.module.css'

interface ConcernNotesProps {
  concern: Concern
  onClose: () => void
}

/** What was noted, answered and added so far, and the next note or answer. */
export function ConcernNotes({ concern, onClose }: ConcernNotesProps) {
  const { t } = useTranslation('safety')
  const { data, error, refetch } = useConcernNotes(concern.id)
  const add = useAddConcernNote()
  return (
    <Sheet title={t('notes.title')} isOpen onClose={onClose} width={620}>
      <p className={`${layout.plain} ${layout.breakable} ${layout.ownLines} ${styles.body}`}>
        {concern.body}
      </p>
      {error && !data && <InlineError error={error} onRetry={() => void refetch()} />}
      <ul className={layout.listGrid3} aria-label={t('notes.title')}>
        {data?.map((note) => (
          <li
            key={note.id}
            className={`${layout.grid} ${layout.gap1} ${styles.note}`}
            data-kind={note.kind}
          >
            <p className={`${layout.dim13Any} ${layout.flex} ${layout.wrap} ${styles.facts}`}>
              <span>{t(`notes.kinds.${note.kind}`)}</span>
              {note.author_name && <span>{note.author_name}</span>}
              <span>{formatAge(note.created_at)}</span>
            </p>
            <p className={`${layout.plain} ${layout.breakable} ${layout.ownLines} ${styles.body}`}>
              {note.body}
            </p>
          </li>
        ))}
      </ul>
      <Form
        schema={noteSchema}
        defaultValues={{ body: '', is_reply: false }}
        onSubmit={async ({ body, is_reply }) => {
          const kind = is_reply ? 'reply' : 'internal'
          await add.mutateAsync({ concernId: concern.id, kind, body })
          onClose()
        }}
      >
        <TextareaField name="body" label={t('notes.body')} maxLength={caseLimits.note} required />
        <SwitchField name="is_reply" label={t('notes.is_reply')} hint={t('notes.is_reply_hint')} />
        <div className={layout.wrapEnd}>
          <Button kind="secondary" onClick={onClose}>
            {t('actions.cancel')}
          </Button>
          <Button type="submit" busy={add.isPending}>
            {t('notes.save')}
          </Button>
        </div>
      </Form>
    </Sheet>
  )
}
