import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '@/features/session/api/session-store'
import { childNameLimit } from '@/features/session/model/child-name'
import { limits } from '@/features/session/model/field-rules'
import { showToast } from '@/lib/toast'
import { SelectField } from '@/shared/form/fields/select-field'
import { TextField } from '@/shared/form/fields/text-field'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { Form } from '@/shared/form/form'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import layout from '@/shared/ui/layout.module.css'
import { useAskForChild } from '../api/guardian-requests'
import { childRequestSchema } from '../model/child-request-schema'

/** The way for a parent to be linked with a child: a name, and the club where they are in several. */
export function AskForChild({ kind }: { kind?: 'quiet' }) {
  const { t } = useTranslation('people')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind={kind} onClick={() => setOpen(true)}>
        {t('requests.ask')}
      </Button>
      {isOpen ? <AskSheet onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function AskSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('people')
  const ask = useAskForChild()
  const schools = (useSession()?.held_roles ?? []).flatMap(({ role, school_name }) =>
    role === 'parent' && school_name ? [school_name] : [],
  )
  return (
    <Sheet title={t('requests.ask')} isOpen onClose={onClose}>
      <Form
        schema={childRequestSchema}
        defaultValues={{
          child_name: '',
          school_name: schools.length > 1 ? schools[0] : null,
          message: '',
        }}
        failureTitle={({ detail }) =>
          detail === 'too_many_requests' ? 'people:requests.errors.too_many' : ''
        }
        onSubmit={async (request) => {
          await ask.mutateAsync(request)
          showToast('success', 'people:requests.sent')
          onClose()
        }}
      >
        <p className={layout.dim14}>{t('requests.ask_text')}</p>
        <TextField
          name="child_name"
          label={t('requests.name')}
          hint={t('requests.name_hint')}
          maxLength={childNameLimit}
          required
        />
        {schools.length > 1 ? (
          <SelectField
            name="school_name"
            label={t('requests.school')}
            options={schools.map((name) => ({ value: name, label: name }))}
            required
          />
        ) : null}
        <TextareaField
          name="message"
          label={t('requests.message')}
          hint={t('requests.message_hint')}
          maxLength={limits.message}
        />
        <div className={layout.wrapEnd}>
          <Button kind="secondary" onClick={onClose}>
            {t('requests.cancel')}
          </Button>
          <Button type="submit" busy={ask.isPending}>
            {t('requests.send')}
          </Button>
        </div>
      </Form>
    </Sheet>
  )
}
