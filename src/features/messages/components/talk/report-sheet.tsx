import { useId, useState } from 'react'
import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { Sheet } from '@/shared/ui/sheet'
import { useReportMessage } from '../../api/messages'
import type { Message } from '../../model/message-log'
import { useRefusalText } from '../use-refusal-text'

/** The limit of `message_reports`. */
const reasonLimit = 1000

/** Tells the safeguarding officer about a message, with a reason. */
export function ReportSheet({ message, onClose }: { message: Message; onClose: () => void }) {
  const { t } = useTranslation('messages')
  const formId = useId()
  const [reason, setReason] = useState('')
  const report = useReportMessage()
  const getRefusal = useRefusalText()
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('report.title')}
      footer={
        <Button type="submit" form={formId} busy={report.isPending} disabled={reason.trim() === ''}>
          {t('report.send')}
        </Button>
      }
    >
      <form
        id={formId}
        className={layout.stack3}
        onSubmit={(event) => {
          event.preventDefault()
          report.mutate({ id: message.id, reason: reason.trim() }, { onSuccess: onClose })
        }}
      >
        <p className={layout.dim14}>{t('report.text')}</p>
        <Textarea
          label={t('report.reason')}
          value={reason}
          maxLength={reasonLimit}
          error={report.error ? getRefusal(report.error) : null}
          autosize
          minRows={3}
          maxRows={8}
          data-autofocus
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </form>
    </Sheet>
  )
}
