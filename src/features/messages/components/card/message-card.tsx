import { lazy, Suspense, type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { loadNamespaces } from '@/lib/i18n/setup'
import layout from '@/shared/ui/layout.module.css'
import styles from '../messages.module.css'

const Card = lazy(async () => {
  const [component] = await Promise.all([
    import('./library-card').then((module) => module.LibraryCard),
    loadNamespaces(['exercises', 'scene']),
  ])
  return { default: component }
})

/** As large as most cards: nothing jumps when the facts come. */
const waitingPlace: CSSProperties = { inlineSize: 280, maxInlineSize: '100%', minBlockSize: 264 }

/** The card of an exercise or animation; drawing comes only where there is one. */
export function MessageCard({ messageId }: { messageId: number }) {
  const { t } = useTranslation('messages')
  return (
    <Suspense
      fallback={
        <p className={`${layout.dim13} ${styles.card}`} style={waitingPlace}>
          {t('card.loading')}
        </p>
      }
    >
      <Card messageId={messageId} />
    </Suspense>
  )
}
