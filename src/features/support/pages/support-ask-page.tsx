import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { readBuildId } from '@/lib/env'
import { href, paths } from '@/lib/router/paths'
import { showToast } from '@/lib/toast'
import { EntityForm } from '@/shared/form/entity-form'
import { SelectField } from '@/shared/form/fields/select-field'
import { SwitchField } from '@/shared/form/fields/switch-field'
import { TextField } from '@/shared/form/fields/text-field'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { FormSection } from '@/shared/ui/patterns/form-section'
import { useAskSupport } from '../api/tickets'
import { listTicketFieldErrors } from '../model/support-failure'
import { parseKind, supportKinds } from '../model/ticket'
import { askSchema, ticketLimits } from '../model/ticket-schemas'

/** Asks the platform something; where one was is told only if one wants to. */
export function SupportAskPage() {
  const { t } = useTranslation('support')
  const [params] = useSearchParams()
  const page = params.get('page')
  const { mutateAsync: ask } = useAskSupport()
  // sent again after a lost answer, it is the same ticket
  const [clientId] = useState(() => crypto.randomUUID())
  return (
    <EntityForm
      title={t('pages.ask')}
      description={t('ask.promise')}
      back={{ to: paths.support.list, label: t('pages.list') }}
      schema={askSchema}
      values={{
        kind: parseKind(params.get('kind')) ?? 'question',
        subject: '',
        body: '',
        // whoever comes from the help has said so there
        is_page_told: page !== null,
      }}
      draftKey="support:ask"
      save={async ({ kind, subject, body, is_page_told: isTold }) => {
        const { id } = await ask({
          kind,
          subject,
          body,
          client_id: clientId,
          page: isTold ? page : null,
          version: isTold ? readBuildId() : null,
        })
        showToast('success', 'support:toasts.asked')
        return href(paths.support.details, { id })
      }}
      fieldErrors={listTicketFieldErrors}
      submitLabel={t('ask.send')}
    >
      <FormSection title={t('ask.section')}>
        <SelectField
          name="kind"
          label={t('ask.kind')}
          options={supportKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          required
        />
        <TextField
          name="subject"
          label={t('ask.subject')}
          hint={t('ask.subject_hint')}
          maxLength={ticketLimits.subject}
          required
        />
        <TextareaField
          name="body"
          label={t('ask.body')}
          hint={t('ask.body_hint')}
          rows={6}
          maxLength={ticketLimits.body}
          required
        />
        <SwitchField
          name="is_page_told"
          label={t('ask.page')}
          hint={page ? t('ask.page_hint', { page }) : t('ask.version_hint')}
        />
      </FormSection>
    </EntityForm>
  )
}
