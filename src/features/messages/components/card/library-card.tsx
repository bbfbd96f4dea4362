import { useState, type CSSProperties } from 'react'
import { IconBallFootball, IconLock, IconPlayerPlay } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { openScene } from '@/features/scene/model/document/open-scene'
import { ScenePicture } from '@/features/scene/widgets/scene-picture'
import { href, paths } from '@/lib/router/paths'
import layout from '@/shared/ui/layout.module.css'
import { useLibraryCard } from '../../api/library-cards'
import type { LibraryCardFacts } from '../../model/library-card'
import styles from '../messages.module.css'
import { useCardFacts } from './use-card-facts'
import { WatchSheet } from './watch-sheet'

/** Its place is held while the facts are on their way: nothing jumps. */
const place: CSSProperties = { inlineSize: 280, maxInlineSize: '100%' }
const picture: CSSProperties = { display: 'block', inlineSize: '100%', aspectRatio: '16 / 11' }

/** An exercise or animation in a bubble: its picture, its name and what one needs to know at a glance. */
export function LibraryCard({ messageId }: { messageId: number }) {
  const { t, i18n } = useTranslation('messages')
  const { data, isPending, isError } = useLibraryCard(messageId, i18n.language)
  const [isWatching, setIsWatching] = useState(false)
  if (isPending) {
    return (
      <p className={`${layout.dim13} ${styles.card}`} style={{ ...place, minBlockSize: 264 }}>
        {t('card.loading')}
      </p>
    )
  }
  if (!data || data.is_gone) {
    return (
      <span className={`${layout.line2} ${layout.roundControl} ${styles.card}`}>
        <IconLock size={20} stroke={1.75} aria-hidden="true" />
        <span className={layout.stack}>
          <span className={layout.medium}>{t(isError ? 'card.not_loaded' : 'card.gone')}</span>
          {data ? <span className={layout.dim12}>{t(`card.${data.kind}`)}</span> : null}
        </span>
      </span>
    )
  }
  const look = `${layout.column} ${layout.roundControl} ${layout.cut} ${styles.card}`
  if (data.can_open) {
    const { details } = data.kind === 'exercise' ? paths.exercises : paths.animator
    return (
      <Link
        className={`${look} ${layout.quietLink}`}
        style={{ ...place, padding: 0 }}
        to={href(details, { id: data.id })}
      >
        <CardContent card={data} />
      </Link>
    )
  }
  return (
    <>
      <button
        type="button"
        className={`${layout.bare} ${look}`}
        style={{ ...place, padding: 0, textAlign: 'start', color: 'inherit' }}
        aria-haspopup="dialog"
        onClick={() => setIsWatching(true)}
      >
        <CardContent card={data} />
      </button>
      {isWatching ? (
        <WatchSheet
          messageId={messageId}
          title={data.title ?? ''}
          onClose={() => setIsWatching(false)}
        />
      ) : null}
    </>
  )
}

const icons = { exercise: IconBallFootball, animation: IconPlayerPlay } as const

function CardContent({ card }: { card: LibraryCardFacts }) {
  const { t } = useTranslation('messages')
  const formatFacts = useCardFacts()
  const { scene } = openScene(card.scene)
  const Icon = icons[card.kind]
  return (
    <>
      {scene ? (
        <span style={picture}>
          <ScenePicture scene={scene} density="card" isDecorative />
        </span>
      ) : null}
      <span className={`${layout.stack} ${layout.breakable} ${styles.choice}`}>
        <span className={layout.medium}>{card.title}</span>
        <span className={`${layout.inline1} ${layout.dim12}`}>
          <Icon size={14} stroke={1.75} aria-hidden="true" />
          {t(`card.${card.kind}`)}
        </span>
        <span className={layout.dim12}>{formatFacts(card)}</span>
      </span>
    </>
  )
}
