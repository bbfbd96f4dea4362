import { useState, type ReactNode } from 'react'
import {
  IconChevronRight,
  IconHome,
  IconShirtSport,
  IconSpeakerphone,
  IconUsers,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatFullName } from '@/lib/person'
import { SearchField } from '@/shared/ui/filters/search-field'
import layout from '@/shared/ui/layout.module.css'
import { NameLines } from '@/shared/ui/name-lines'
import { PersonAvatar } from '@/shared/ui/person-avatar'
import { Sheet } from '@/shared/ui/sheet'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import {
  useRecipients,
  useStartConversation,
  type DirectPlan,
  type Recipient,
} from '../../api/starts'
import type { StartTarget } from '../../model/start-link'
import styles from '../messages.module.css'
import { useRefusalText } from '../use-refusal-text'

interface StartSheetProps {
  onClose: () => void
  onOpen: (id: string) => void
  onPlan: (plan: DirectPlan) => void
}

const icons = {
  announcement: IconSpeakerphone,
  team: IconShirtSport,
  family: IconHome,
  staff: IconUsers,
}
const kinds = ['announcement', 'team', 'family', 'staff', 'direct'] as const

/** To whom one writes: everybody of a team or school, a team, a family or its coaches, the staff room, a person. */
export function StartSheet({ onClose, onOpen, onPlan }: StartSheetProps) {
  const { t } = useTranslation('messages')
  const [typed, setTyped] = useState('')
  const { data, isPending } = useRecipients(typed)
  const start = useStartConversation()
  const getRefusal = useRefusalText()
  const text = useRecipientText()

  function choose(recipient: Recipient) {
    start.mutate(toTarget(recipient), {
      onSuccess: (begun) => ('id' in begun ? onOpen(begun.id) : onPlan(begun.plan)),
    })
  }

  return (
    <Sheet isOpen onClose={onClose} title={t('start.title')}>
      <div className={layout.grid3}>
        <SearchField label={t('start.search')} value={typed} onChange={setTyped} isEager />
        {start.error ? (
          <p role="alert" className={`${layout.text14} ${layout.danger}`}>
            {getRefusal(start.error)}
          </p>
        ) : null}
        {isPending ? <ListSkeleton rows={5} /> : null}
        {data?.length === 0 ? <p className={layout.dim14}>{t('start.none')}</p> : null}
        {kinds.map((kind) => {
          const rows = (data ?? []).filter((row) => row.kind === kind)
          return rows.length === 0 ? null : (
            <section key={kind} aria-label={t(`start.kinds.${kind}`)}>
              <h3 className={`${layout.dim12} ${layout.medium}`}>{t(`start.kinds.${kind}`)}</h3>
              <ul className={layout.listStack}>
                {rows.map((row) => (
                  <li key={getKey(row)}>
                    <button
                      type="button"
                      className={`${layout.bare} ${layout.line2} ${layout.full} ${styles.choice}`}
                      disabled={start.isPending}
                      onClick={() => choose(row)}
                    >
                      <span className={layout.grow}>
                        <NameLines
                          name={text.getName(row)}
                          text={text.getText(row)}
                          media={text.getFace(row)}
                        />
                      </span>
                      <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </div>
    </Sheet>
  )
}

function useRecipientText() {
  const { t } = useTranslation('messages')
  return {
    getName(row: Recipient): string {
      if (row.kind === 'team') return row.team_name
      if (row.kind === 'announcement') return row.team_name || row.school_name
      if (row.kind === 'staff') return t('name.staff', { school: row.school_name })
      if (row.kind === 'direct') return formatFullName(row)
      return row.is_staff
        ? t('start.family_of', { child: formatFullName(row) })
        : t('name.family', { team: row.team_name, child: row.first_name })
    },
    getText(row: Recipient): string {
      if (row.kind === 'direct') {
        const role = row.role === 'staff' || row.role === 'player' ? row.role : 'guardian'
        return `${t(`start.roles.${role}`)} · ${row.school_name}`
      }
      if (row.kind === 'announcement')
        return t(row.team_id ? 'start.everybody_of_team' : 'start.everybody_of_school')
      return row.kind === 'family' && row.is_staff ? row.team_name : row.school_name
    },
    getFace(row: Recipient): ReactNode {
      if (row.kind === 'direct')
        return <PersonAvatar name={formatFullName(row)} src={row.avatar_url} />
      const Icon = icons[row.kind]
      return <Icon size={20} stroke={1.75} aria-hidden="true" />
    },
  }
}

function toTarget({ kind, team_id, player_id, school_id, user_id }: Recipient): StartTarget {
  if (kind === 'team') return { kind, teamId: team_id }
  if (kind === 'family') return { kind, teamId: team_id, playerId: player_id }
  if (kind === 'announcement') return { kind, schoolId: school_id, teamId: team_id }
  return kind === 'staff' ? { kind, schoolId: school_id } : { kind, userId: user_id }
}

function getKey({ kind, team_id, player_id, user_id, school_id }: Recipient): string {
  return [kind, school_id, team_id, player_id, user_id].join()
}
