import { useTranslation } from 'react-i18next'
import { Form } from '@/shared/form/form'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import type { GuardianLink } from '../../api/guardians'
import { useConfirmLink, useSetGuardianRights } from '../../api/link-decisions'
import {
  listRights,
  rightsSchema,
  suggestRights,
  type GuardianRight,
  type Rights,
} from '../../model/guardian-right'
import { RightsFields } from '../links/rights-fields'
import styles from './guardians.module.css'

interface RightsSheetProps {
  link: GuardianLink
  name: string
  allowed: readonly GuardianRight[]
  onClose: () => void
}

/** Confirms a waiting guardian with the chosen rights, or changes the rights of a confirmed one. */
export function RightsSheet({ link, name, allowed, onClose }: RightsSheetProps) {
  const { t } = useTranslation('people')
  const confirm = useConfirmLink()
  const change = useSetGuardianRights()
  const { id, relationship, is_trusted, can_consent, receives_health, can_pay } = link
  const held: Rights = { can_consent, receives_health, can_pay }

  async function handleSubmit(rights: Rights) {
    if (is_trusted) {
      const changed = allowed.filter((right) => rights[right] !== held[right])
      await change.mutateAsync(changed.map((right) => ({ id, right, isGiven: rights[right] })))
    } else {
      await confirm.mutateAsync({ kind: 'link', id, rights: listRights(rights) })
    }
    onClose()
  }

  return (
    <Sheet
      title={t(is_trusted ? 'guardians.rights.title' : 'guardians.rights.confirm_title', { name })}
      isOpen
      onClose={onClose}
    >
      <Form
        schema={rightsSchema}
        defaultValues={is_trusted ? held : suggestRights(relationship, allowed)}
        onSubmit={handleSubmit}
      >
        <RightsFields allowed={allowed} />
        <div className={styles.buttons}>
          <Button kind="secondary" onClick={onClose}>
            {t('guardians.rights.cancel')}
          </Button>
          <Button type="submit" busy={confirm.isPending || change.isPending}>
            {t(is_trusted ? 'guardians.rights.save' : 'links.confirm')}
          </Button>
        </div>
      </Form>
    </Sheet>
  )
}
