import { useEffect, useState } from 'react'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLoaderData, useNavigate, useSearchParams } from 'react-router'
import { useSession } from '@/features/session/api/session-store'
import { paths } from '@/lib/router/paths'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { useConversations } from '../api/conversations'
import { followConversations } from '../api/live'
import type { DirectPlan } from '../api/starts'
import { ConversationList } from '../components/list/conversation-list'
import styles from '../components/messages.module.css'
import { PlanSheet } from '../components/start/plan-sheet'
import { StartSheet } from '../components/start/start-sheet'
import { OpenTalk } from '../components/talk/open-talk'
import { useRefusalText } from '../components/use-refusal-text'
import type { MessagesStart } from '../loaders'

/** Conversations on the left, the open one beside them; on a phone one after the other. */
export function MessagesPage() {
  const { t } = useTranslation('messages')
  const session = useSession()
  const userId = session?.user.id ?? ''
  const isPhone = useIsPhone()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const openId = search.get('c')
  const start = useLoaderData<MessagesStart>()
  const getRefusal = useRefusalText()
  const [isStarting, setIsStarting] = useState(false)
  const [chosen, setChosen] = useState<DirectPlan | null>(null)
  const list = useConversations(userId)
  const plan = chosen ?? start.plan
  const row = list.data?.pages.flat().find(({ id }) => id === openId)

  useEffect(() => followConversations(userId), [userId])

  function show(id: string | null) {
    setIsStarting(false)
    setChosen(null)
    void navigate(id ? `${paths.messages}?c=${id}` : paths.messages, { preventScrollReset: true })
  }

  const startButton = (
    <Button icon={<IconPlus size={18} stroke={1.75} />} onClick={() => setIsStarting(true)}>
      {t('start.title')}
    </Button>
  )
  return (
    <div className={`${layout.grid} ${styles.page}`} data-open={openId !== null || undefined}>
      {isPhone && openId ? null : (
        <div className={`${layout.gap3} ${styles.side}`}>
          <div className={layout.between}>
            <h1 className={layout.text16}>{t('pages.messages')}</h1>
            {startButton}
          </div>
          {start.refused ? (
            <p role="alert" className={`${layout.text14} ${layout.danger}`}>
              {getRefusal(start.refused)}
            </p>
          ) : null}
          <ConversationList userId={userId} openId={openId} action={startButton} />
        </div>
      )}
      {openId ? (
        <OpenTalk
          key={openId}
          id={openId}
          userId={userId}
          known={list.isFetching ? undefined : row}
          onLeft={() => show(null)}
        />
      ) : isPhone ? null : (
        <div className={`${layout.centered} ${styles.talk}`}>
          <EmptyState size="card" title={t('talk.none.title')} text={t('talk.none.text')} />
        </div>
      )}
      {isStarting ? (
        <StartSheet
          onClose={() => setIsStarting(false)}
          onOpen={show}
          onPlan={(next) => {
            setIsStarting(false)
            setChosen(next)
          }}
        />
      ) : null}
      {plan ? <PlanSheet plan={plan} onClose={() => show(null)} onOpen={show} /> : null}
    </div>
  )
}
