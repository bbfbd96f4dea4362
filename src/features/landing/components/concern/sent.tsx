import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/public/button'
import { formatReceipt } from '../../model/receipt-code'
import styles from './concern.module.css'

interface SentProps {
  code: string
  onFollow: () => void
}

/** The code, shown once. */
export function Sent({ code, onFollow }: SentProps) {
  const { t } = useTranslation('landing/concern')
  const heading = useRef<HTMLHeadingElement>(null)
  const [isCopied, setIsCopied] = useState(false)

  // before it is painted: nothing in between hears of a page without a focus
  useLayoutEffect(() => heading.current?.focus(), [])

  async function copy() {
    await navigator.clipboard.writeText(formatReceipt(code))
    setIsCopied(true)
  }

  return (
    <section className={styles.part}>
      <h2 ref={heading} tabIndex={-1}>
        {t('sent.title')}
      </h2>
      <p className={styles.text}>{t('sent.text')}</p>
      <p className={styles.code} role="group" aria-label={t('sent.code')}>
        {formatReceipt(code)}
      </p>
      <div className={styles.buttons}>
        <Button onClick={() => void copy().catch(() => undefined)}>
          {isCopied ? t('sent.copied') : t('sent.copy')}
        </Button>
        <Button kind="secondary" onClick={onFollow}>
          {t('sent.follow')}
        </Button>
      </div>
    </section>
  )
}
