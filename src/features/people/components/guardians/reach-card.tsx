import { IconPhone } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatFullName } from '@/lib/person'
import { Button } from '@/shared/ui/button'
import { DashboardCard } from '@/shared/ui/cards/dashboard-card'
import layout from '@/shared/ui/layout.module.css'
import { PersonAvatar } from '@/shared/ui/person-avatar'
import { useOpenContacts } from '../../api/contacts'
import { useGuardians } from '../../api/guardians'
import type { Player } from '../../api/players/players'
import { usePeopleAccess } from '../use-people-access'
import { ContactLinks } from './contact-links'

/** Whom staff call about a child: names at once, numbers after a tap, which is put on record. */
export function ReachCard({ player }: { player: Player }) {
  const { t } = useTranslation('people')
  const { isStaff, mayChange } = usePeopleAccess()
  const { data: links } = useGuardians(player.id)
  const contacts = useOpenContacts()
  const teamIds = player.squads.flatMap(({ left_on, team }) => (left_on ? [] : [team.id]))
  const [teamId] = teamIds
  if (!isStaff || !mayChange(teamIds) || !links) return null
  const standing = links.filter(({ status }) => status === 'active')
  return (
    <DashboardCard
      title={t('guardians.title')}
      more={{ to: '?tab=guardians', label: t(standing.length ? 'guardians.all' : 'guardians.add') }}
    >
      {standing.length === 0 ? <p className={layout.dim14}>{t('guardians.none')}</p> : null}
      <ul className={layout.listStack2} aria-label={t('guardians.reach')}>
        {standing.map(({ id, guardian_id, card, relationship }) => {
          const name = card ? formatFullName(card) : t('guardians.somebody')
          const contact = contacts.data?.find(
            (one) => one.guardian_id === guardian_id && one.player_id === player.id,
          )
          return (
            <li key={id} className={layout.stack1}>
              <span className={layout.line2}>
                <PersonAvatar name={name} src={card?.avatar_url ?? null} size={28} />
                <span className={layout.text14}>
                  {name} <span className={layout.dim13}>{t(`relationships.${relationship}`)}</span>
                </span>
              </span>
              {contact ? <ContactLinks contact={contact} /> : null}
            </li>
          )
        })}
      </ul>
      {teamId && standing.length > 0 && !contacts.data ? (
        <Button
          kind="secondary"
          icon={<IconPhone size={18} stroke={1.75} />}
          busy={contacts.isPending}
          onClick={() => contacts.mutate(teamId)}
        >
          {t('contact.show')}
        </Button>
      ) : null}
    </DashboardCard>
  )
}
