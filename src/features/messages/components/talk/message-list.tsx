import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  type ReactNode,
  type Ref,
} from 'react'
import { IconArrowDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { findOpeningIndex, type TimelineItem } from '../../model/timeline'
import styles from '../messages.module.css'
import { useChatRows } from './use-chat-rows'

export interface MessageListHandle {
  scrollToEnd: () => void
}

interface MessageListProps {
  label: string
  items: readonly TimelineItem[]
  render: (item: TimelineItem) => ReactNode
  onNearTop: () => void
  /** Everything down to the newest row is on the screen. */
  onReadAll: () => void
  ref: Ref<MessageListHandle>
}

/** The messages of a conversation; only those on the screen are in the page. */
export function MessageList({ label, items, render, onNearTop, onReadAll, ref }: MessageListProps) {
  const { t } = useTranslation('messages')
  const root = useRef<HTMLDivElement>(null)
  const keys = items.map(({ key }) => key)
  const { rows, height, isAtEnd, measure, scrollToEnd } = useChatRows({
    keys,
    openAt: findOpeningIndex(items),
    root,
    onNearTop,
  })
  const known = new Map(items.map((item) => [item.key, item]))
  const lastKey = keys.at(-1)
  const readAll = useEffectEvent(onReadAll)
  useEffect(() => {
    if (isAtEnd) readAll()
  }, [isAtEnd, lastKey])
  useEffect(() => {
    const check = () => {
      if (document.visibilityState === 'visible' && isAtEnd) readAll()
    }
    document.addEventListener('visibilitychange', check)
    return () => document.removeEventListener('visibilitychange', check)
  }, [isAtEnd])
  useImperativeHandle(ref, () => ({ scrollToEnd }))

  return (
    <div className={`${layout.relative} ${styles.log}`}>
      <div
        ref={root}
        role="log"
        aria-live="off"
        aria-label={label}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
        tabIndex={0}
        className={`${layout.low} ${styles.scroll}`}
      >
        <div className={layout.relative} style={{ blockSize: height }}>
          {rows.map(({ key, index, start }) => {
            const item = known.get(key)
            return item ? (
              <PlacedRow
                key={key}
                measure={measure}
                index={index}
                start={start}
                item={item}
                render={render}
              />
            ) : null
          })}
        </div>
      </div>
      {isAtEnd || items.length === 0 ? null : (
        <div className={`${layout.inside} ${styles.jump}`}>
          <Button
            kind="secondary"
            icon={<IconArrowDown size={18} stroke={1.75} />}
            onClick={scrollToEnd}
          >
            {t('talk.newest')}
          </Button>
        </div>
      )}
    </div>
  )
}

interface PlacedRowProps {
  index: number
  /** Pixels from the top of the list. */
  start: number
  measure: (element: HTMLElement | null) => void
  item: TimelineItem
  render: (item: TimelineItem) => ReactNode
}

/** A row that only moves is not rendered anew: the compiler memoises what `render` answers for the item. */
function PlacedRow({ index, start, measure, item, render }: PlacedRowProps) {
  return (
    <div
      ref={measure}
      data-index={index}
      className={`${layout.inside} ${layout.full}`}
      style={{ transform: `translateY(${start}px)` }}
    >
      {render(item)}
    </div>
  )
}
