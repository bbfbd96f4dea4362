import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatLocale } from '@/lib/dates'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { FormSheet } from '@/shared/form/form-sheet'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { useAnswerNotice, type NoticeAnswer } from '../../../api/notices'
import type { OrderDetails } from '../../../api/orders'
import { createAnswerSchema, reasonLimits } from '../../../model/desk/order-desk'

type Notice = OrderDetails['notices'][number]
type Answer = NoticeAnswer['status']

/** A withdrawal that waits for the school: accept or decline it, then settle it once money and goods are back. */
export function NoticeCard({ notice }: { notice: Notice }) {
  const { t, i18n } = useTranslation('shop/desk')
  const [answer, setAnswer] = useState<Answer | null>(null)
  const received = new Intl.DateTimeFormat(formatLocale(i18n.resolvedLanguage), {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(notice.received_at))
  const isNew = notice.status === 'received'
  if (!isNew && notice.status !== 'accepted') return null
  return (
    <Alert
      kind="error"
      title={t(isNew ? 'notice.title' : 'notice.accepted', { received })}
      actions={
        isNew ? (
          <>
            <Button onClick={() => setAnswer('accepted')}>{t('notice.answers.accepted')}</Button>
            <Button kind="secondary" onClick={() => setAnswer('declined')}>
              {t('notice.answers.declined')}
            </Button>
          </>
        ) : (
          <Button onClick={() => setAnswer('settled')}>{t('notice.answers.settled')}</Button>
        )
      }
    >
      <p className={layout.plain}>{t(isNew ? 'notice.text' : 'notice.accepted_text')}</p>
      {notice.reason ? (
        <p className={`${layout.plain} ${layout.ownLines} ${layout.breakable}`}>
          {t('notice.reason', { reason: notice.reason })}
        </p>
      ) : null}
      {answer ? (
        <AnswerSheet id={notice.id} status={answer} onClose={() => setAnswer(null)} />
      ) : null}
    </Alert>
  )
}

interface AnswerSheetProps {
  id: string
  status: Answer
  onClose: () => void
}

function AnswerSheet({ id, status, onClose }: AnswerSheetProps) {
  const { t } = useTranslation('shop/desk')
  const { mutateAsync: send } = useAnswerNotice()
  const isDeclined = status === 'declined'
  const [schema] = useState(() => createAnswerSchema(isDeclined))
  return (
    <FormSheet
      title={t(`notice.titles.${status}`)}
      label={t(`notice.answers.${status}`)}
      schema={schema}
      values={{ answer: '' }}
      save={({ answer }) => send({ id, status, answer })}
      onClose={onClose}
    >
      <p className={layout.dim14}>{t(`notice.hints.${status}`)}</p>
      <TextareaField
        name="answer"
        label={t(isDeclined ? 'notice.why' : 'notice.word')}
        maxLength={reasonLimits.answer}
        required={isDeclined}
      />
    </FormSheet>
  )
}
