import { useState } from 'react'
import { TextInput } from '@mantine/core'
import { IconCalendarPlus, IconCheck, IconCopy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { readEnv } from '@/lib/env'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import layout from '@/shared/ui/layout.module.css'
import { createFeedLink } from '../../model/feeds/create-feed-link'
import styles from './feeds.module.css'

interface MadeFeedProps {
  token: string
  onClose: () => void
}

const apps = ['apple', 'google', 'outlook'] as const

/** The link, this once: only its hash is kept. And what to do with it in each of the usual calendars. */
export function MadeFeed({ token, onClose }: MadeFeedProps) {
  const { t } = useTranslation('calendar')
  const [isCopied, setIsCopied] = useState(false)
  const link = createFeedLink(readEnv().supabaseUrl, token)

  async function copy() {
    // a browser that refuses still shows the link to mark by hand
    await navigator.clipboard.writeText(link.https).then(
      () => setIsCopied(true),
      () => {},
    )
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('feeds.made')}
      width={560}
      footer={
        <Button kind="secondary" onClick={onClose}>
          {t('feeds.done')}
        </Button>
      }
    >
      <div className={`${layout.grid} ${layout.gap4} ${layout.ink} ${styles.sheet}`}>
        <p className={styles.once}>{t('feeds.once')}</p>
        <TextInput
          aria-label={t('feeds.link')}
          value={link.https}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className={layout.wrap2}>
          <a
            className={`${layout.inline2} ${layout.roundControl} ${layout.justifyCenter} ${layout.undecorated} ${styles.open}`}
            href={link.webcal}
          >
            <IconCalendarPlus size={20} stroke={1.75} aria-hidden="true" />
            {t('feeds.open')}
          </a>
          <Button
            kind="secondary"
            icon={isCopied ? <IconCheck size={18} /> : <IconCopy size={18} stroke={1.75} />}
            onClick={() => void copy()}
          >
            {t(isCopied ? 'feeds.copied' : 'feeds.copy')}
          </Button>
        </div>
        <dl className={`${layout.grid} ${layout.gap3} ${layout.size14} ${styles.apps}`}>
          {apps.map((app) => (
            <div key={app}>
              <dt>{t(`feeds.apps.${app}`)}</dt>
              <dd>{t(`feeds.how.${app}`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Sheet>
  )
}
