import { useTranslation } from 'react-i18next'
import { getPlayedScene } from '@/features/exercises/model/exercise-scene'
import { ScenePlayer } from '@/features/scene/widgets/scene-player'
import layout from '@/shared/ui/layout.module.css'
import { Sheet } from '@/shared/ui/sheet'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { useWholeLibraryCard } from '../../api/library-cards'
import { useCardFacts } from './use-card-facts'

interface WatchSheetProps {
  messageId: number
  title: string
  onClose: () => void
}

/** What a card shows, large and moving, for those the library itself is closed to. */
export function WatchSheet({ messageId, title, onClose }: WatchSheetProps) {
  return (
    <Sheet isOpen onClose={onClose} title={title} width={760}>
      <QueryBoundary>
        <Whole messageId={messageId} />
      </QueryBoundary>
    </Sheet>
  )
}

function Whole({ messageId }: { messageId: number }) {
  const { t, i18n } = useTranslation('messages')
  const formatFacts = useCardFacts()
  const card = useWholeLibraryCard(messageId, i18n.language)
  if (!card || card.is_gone) return <p className={layout.dim14}>{t('card.gone')}</p>
  const scene = getPlayedScene({
    diagram: card.scene,
    min_age: card.min_age ?? undefined,
    max_age: card.max_age ?? undefined,
  })
  return (
    <div className={layout.stack3}>
      {scene ? <ScenePlayer scene={scene} title={card.title ?? ''} /> : null}
      {card.aim ? <p className={layout.breakable}>{card.aim}</p> : null}
      <p className={layout.dim14}>{formatFacts(card)}</p>
    </div>
  )
}
