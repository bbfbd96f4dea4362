import { useState } from 'react'
import {
  IconArchive,
  IconArrowLeft,
  IconBell,
  IconBellOff,
  IconLogout,
  IconPin,
  IconShieldCheck,
  IconUsers,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ignoreReported } from '@/lib/query/ignore-reported'
import { paths } from '@/lib/router/paths'
import { addDays } from '@/lib/time/calendar-date'
import { toInstant, toWallClock } from '@/lib/time/wall-clock'
import { useNow } from '@/lib/time/use-now'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { ActionMenu, type MenuAction } from '@/shared/ui/action-menu'
import { IconButton } from '@/shared/ui/button'
import { useConfirm } from '@/shared/ui/confirm'
import layout from '@/shared/ui/layout.module.css'
import { StatusBadge } from '@/shared/ui/status-badge'
import { useChangePlace, type ConversationPerson } from '../../api/conversations'
import type { Company } from '../../model/company'
import { isMuted, type Conversation } from '../../model/conversation'
import { ConversationFace } from '../list/conversation-face'
import styles from '../messages.module.css'
import { PeopleSheet } from './people-sheet'

interface TalkHeaderProps {
  conversation: Conversation
  name: string
  people: readonly ConversationPerson[]
  /** Who types or has it open. */
  company: Company | null
  /** The conversation is no longer mine. */
  onLeft: () => void
}

/** Who one talks with, whether an officer may read along, and one's own place in the conversation. */
export function TalkHeader({ conversation, name, people, company, onLeft }: TalkHeaderProps) {
  const { t } = useTranslation('messages')
  const isPhone = useIsPhone()
  const [isShowingPeople, setIsShowingPeople] = useState(false)
  const items = usePlaceActions(conversation, onLeft)
  const Heading = isPhone ? 'h1' : 'h2'
  return (
    <header className={`${layout.line2} ${layout.lineBelow} ${styles.header}`}>
      {isPhone ? (
        <Link
          className={`${layout.centered} ${layout.quietLink} ${layout.touch} ${styles.back}`}
          to={paths.messages}
        >
          <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />
          <span className={layout.hidden}>{t('talk.back')}</span>
        </Link>
      ) : null}
      <ConversationFace conversation={conversation} />
      <div className={layout.grow}>
        <Heading className={`${layout.text16} ${layout.medium} ${layout.clip}`}>{name}</Heading>
        {company ? (
          <p className={`${layout.dim12} ${layout.clip}`}>
            {t(`company.${company.key}`, company.values)}
          </p>
        ) : null}
        {conversation.is_monitored ? (
          <span title={t('talk.monitored_text')}>
            <StatusBadge tone="blue" icon={<IconShieldCheck size={14} aria-hidden="true" />}>
              {t('talk.monitored')}
              <span className={layout.hidden}>. {t('talk.monitored_text')}</span>
            </StatusBadge>
          </span>
        ) : null}
      </div>
      <IconButton label={t('talk.people')} onClick={() => setIsShowingPeople(true)}>
        <IconUsers size={20} stroke={1.75} />
      </IconButton>
      <ActionMenu label={t('talk.actions', { name })} items={items} />
      {isShowingPeople ? (
        <PeopleSheet people={people} onClose={() => setIsShowingPeople(false)} />
      ) : null}
    </header>
  )
}

function usePlaceActions(conversation: Conversation, onLeft: () => void): MenuAction[] {
  const { t } = useTranslation('messages')
  const confirm = useConfirm()
  const now = useNow()
  const { mutateAsync } = useChangePlace(conversation.id)
  const { kind, pinned_at, is_archived, time_zone } = conversation
  const icon = { size: 18, stroke: 1.75 }

  function setMuted(until: string | null) {
    mutateAsync({ kind: 'mute', until }).catch(ignoreReported)
  }

  function setMutedUntilMorning() {
    const today = toWallClock(Date.now(), time_zone).date
    setMuted(toInstant({ date: addDays(today, 1), time: '07:00' }, time_zone))
  }

  async function leave() {
    const isSure = await confirm({
      title: t('leave.title'),
      text: t('leave.text'),
      confirmLabel: t('leave.confirm'),
      isDanger: true,
    })
    if (!isSure) return
    await mutateAsync({ kind: 'leave' })
    onLeft()
  }

  const muting: MenuAction[] = isMuted(conversation, now)
    ? [{ label: t('mute.off'), icon: <IconBell {...icon} />, onSelect: () => setMuted(null) }]
    : [
        {
          label: t('mute.hour'),
          icon: <IconBellOff {...icon} />,
          onSelect: () => setMuted(new Date(Date.now() + 3_600_000).toISOString()),
        },
        {
          label: t('mute.tomorrow'),
          icon: <IconBellOff {...icon} />,
          onSelect: setMutedUntilMorning,
        },
        {
          label: t('mute.always'),
          icon: <IconBellOff {...icon} />,
          onSelect: () => setMuted('9999-12-31T00:00:00Z'),
        },
      ]
  return [
    {
      label: t(pinned_at ? 'place.unpin' : 'place.pin'),
      icon: <IconPin {...icon} />,
      onSelect: () =>
        void mutateAsync({ kind: 'pin', isPinned: pinned_at === null }).catch(ignoreReported),
    },
    ...muting,
    {
      label: t(is_archived ? 'place.restore' : 'place.archive'),
      icon: <IconArchive {...icon} />,
      onSelect: () =>
        void mutateAsync({ kind: 'archive', isArchived: !is_archived }).catch(ignoreReported),
    },
    ...(kind === 'direct'
      ? [
          {
            label: t('leave.confirm'),
            icon: <IconLogout {...icon} />,
            isDanger: true,
            onSelect: () => void leave().catch(ignoreReported),
          },
        ]
      : []),
  ]
}
