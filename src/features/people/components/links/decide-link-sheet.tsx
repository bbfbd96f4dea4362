import { useTranslation } from 'react-i18next'
import { useSession } from '@/features/session/api/session-store'
import { formatDate } from '@/lib/dates'
import { Form } from '@/shared/form/form'
import { Alert } from '@/shared/public/alert'
import { AddressText } from '@/shared/ui/address-text'
import { Button } from '@/shared/ui/button'
import { FactList } from '@/shared/ui/cards/fact-list'
import { Sheet } from '@/shared/ui/sheet'
import { useGuardians } from '../../api/guardians'
import { useConfirmLink, useRefuseLink, type LinkToDecide } from '../../api/link-decisions'
import {
  guardianRights,
  listRights,
  rightsSchema,
  listRightsToGive,
  suggestRights,
} from '../../model/guardian-right'
import styles from '../guardians/guardians.module.css'
import { LinkGuardians } from './link-guardians'
import { RightsFields } from './rights-fields'

interface DecideLinkSheetProps {
  link: LinkToDecide
  onClose: () => void
}

/** For whom, by whom, since when and who else: everything before the click, then yes or no. */
export function DecideLinkSheet({ link, onClose }: DecideLinkSheetProps) {
  const { t } = useTranslation('people')
  const userId = useSession()?.user.id ?? ''
  const { data: links } = useGuardians(link.player_id)
  const confirm = useConfirmLink()
  const refuse = useRefuseLink()
  const mine = links?.find(({ guardian_id }) => guardian_id === userId)
  const givesRights = link.role === 'parent' && link.kind !== 'objection' && link.may_confirm
  const allowed = !givesRights ? [] : mine ? listRightsToGive(mine) : [...guardianRights]
  if (!links) return null
  return (
    <Sheet
      title={t(`links.kinds.${link.kind}`, { person: link.person_name })}
      isOpen
      onClose={onClose}
    >
      <Form
        schema={rightsSchema}
        defaultValues={suggestRights(link.relationship, allowed)}
        onSubmit={async (rights) => {
          await confirm.mutateAsync({ kind: link.kind, id: link.id, rights: listRights(rights) })
          onClose()
        }}
      >
        <FactList
          layout="stack"
          facts={[
            {
              label: t('links.child'),
              value: [link.player_name, formatDate(link.date_of_birth), ...link.team_names].join(
                ' · ',
              ),
            },
            { label: t('links.person'), value: link.person_name },
            ...(link.person_email
              ? [{ label: t('links.email'), value: <AddressText address={link.person_email} /> }]
              : []),
            ...(link.relationship
              ? [
                  {
                    label: t('guardians.relationship'),
                    value: t(`relationships.${link.relationship}`),
                  },
                ]
              : []),
            {
              label: t('links.asked_by'),
              value: [link.asked_by_name || t('links.nobody'), formatDate(link.asked_at)].join(
                ' · ',
              ),
            },
            { label: t('links.guardians'), value: <LinkGuardians guardians={link.guardians} /> },
          ]}
        />
        {link.may_confirm ? null : <Alert>{t('links.guardian_confirms')}</Alert>}
        <RightsFields allowed={allowed} />
        <div className={styles.buttons}>
          <Button
            kind="secondary"
            busy={refuse.isPending}
            onClick={() => refuse.mutate({ kind: link.kind, id: link.id }, { onSuccess: onClose })}
          >
            {t(link.kind === 'objection' ? 'links.uphold' : 'links.refuse')}
          </Button>
          <Button type="submit" busy={confirm.isPending}>
            {t(link.kind === 'objection' ? 'links.dismiss' : 'links.confirm')}
          </Button>
        </div>
      </Form>
    </Sheet>
  )
}
