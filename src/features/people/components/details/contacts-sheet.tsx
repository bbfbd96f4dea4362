import { useId } from 'react'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { TextField } from '@/shared/form/fields/text-field'
import { Form } from '@/shared/form/form'
import { Button, IconButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { Sheet } from '@/shared/ui/sheet'
import { useSaveContacts, type Health } from '../../api/health'
import { contactsSchema, healthLimits, type ContactsInput } from '../../model/health-schema'
import { RelationshipField } from '../../widgets/relationship-field'

const newContact = { id: '', name: '', phone: '', relationship: 'parent' } as const

interface ContactsSheetProps {
  playerId: string
  name: string
  health: Health
  onClose: () => void
}

/** Whom to call in an emergency; coaches read it without any consent. */
export function ContactsSheet({ playerId, name, health, onClose }: ContactsSheetProps) {
  const { t } = useTranslation('people')
  const formId = useId()
  const { mutateAsync, isPending } = useSaveContacts(playerId)
  const contacts = health.emergency_contacts.map((contact) => ({
    ...contact,
    id: contact.id ?? '',
  }))
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('health.contacts_title', { name })}
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('health.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={isPending}>
            {t('health.save')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        label={t('health.edit_contacts')}
        schema={contactsSchema}
        defaultValues={{ contacts: contacts.length > 0 ? contacts : [newContact] }}
        onSubmit={async (input) => {
          await mutateAsync({ before: health, contacts: input.contacts })
          onClose()
        }}
      >
        <ContactRows />
      </Form>
    </Sheet>
  )
}

function ContactRows() {
  const { t } = useTranslation('people')
  const { control } = useFormContext<ContactsInput>()
  const { fields, append, remove } = useFieldArray({ control, name: 'contacts', keyName: 'key' })
  return (
    <>
      {fields.map(({ key }, index) => (
        <div
          key={key}
          role="group"
          aria-label={t('health.contact_n', { number: index + 1 })}
          className={layout.stack2}
        >
          <div className={layout.line2}>
            <div className={layout.grow}>
              <TextField
                name={`contacts.${index}.name`}
                label={t('health.contact_name')}
                maxLength={healthLimits.name}
                required
              />
            </div>
            <IconButton
              label={t('health.remove_contact', { number: index + 1 })}
              onClick={() => remove(index)}
            >
              <IconX size={20} stroke={1.75} />
            </IconButton>
          </div>
          <TextField
            name={`contacts.${index}.phone`}
            label={t('health.contact_phone')}
            type="tel"
            maxLength={healthLimits.phone}
            required
          />
          <RelationshipField name={`contacts.${index}.relationship`} />
        </div>
      ))}
      {fields.length < healthLimits.contacts ? (
        <Button
          kind="secondary"
          icon={<IconPlus size={18} stroke={1.75} />}
          onClick={() => append(newContact)}
        >
          {t('health.add_contact')}
        </Button>
      ) : null}
    </>
  )
}
