import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { Form } from '@/shared/form/form'
import { SwitchField } from '@/shared/form/fields/switch-field'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import { useSaveGuardianRights, type GuardianLink } from '../../api/guardians'
import { relationships } from '../../model/player'
import styles from './guardians.module.css'
import { RelationshipField } from '../../widgets/relationship-field'

const relationSchema = z.object({
  relationship: z.enum(relationships),
  is_primary: z.boolean(),
  can_respond: z.boolean(),
})

interface RelationSheetProps {
  link: GuardianLink
  name: string
  onClose: () => void
}

/** What a guardian is to the child, and whether they answer for it. */
export function RelationSheet({ link, name, onClose }: RelationSheetProps) {
  const { t } = useTranslation('people')
  const save = useSaveGuardianRights(link.id)
  const { relationship, is_primary, can_respond } = link
  return (
    <Sheet title={t('guardians.rights.edit_title', { name })} isOpen onClose={onClose}>
      <Form
        schema={relationSchema}
        defaultValues={{ relationship, is_primary, can_respond }}
        onSubmit={async (rights) => {
          await save.mutateAsync(rights)
          onClose()
        }}
      >
        <RelationshipField name="relationship" />
        <SwitchField
          name="is_primary"
          label={t('guardians.rights.call_first')}
          hint={t('guardians.rights.call_first_hint')}
        />
        <SwitchField
          name="can_respond"
          label={t('guardians.rights.respond')}
          hint={t('guardians.rights.respond_hint')}
        />
        <div className={styles.buttons}>
          <Button kind="secondary" onClick={onClose}>
            {t('guardians.rights.cancel')}
          </Button>
          <Button type="submit" busy={save.isPending}>
            {t('guardians.rights.save')}
          </Button>
        </div>
      </Form>
    </Sheet>
  )
}
