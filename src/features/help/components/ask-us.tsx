import { useState } from 'react'
import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '@/shared/ui/button'
import { createAskPath } from '@/features/support/model/ask-path'
import type { Reader } from '../model/article'
import layout from '@/shared/ui/layout.module.css'

interface AskUsProps {
  screen: string | null
  reader: Reader
}

/** Not found? A person answers; which page it was about goes along only by consent. */
export function AskUs({ screen, reader }: AskUsProps) {
  const { t } = useTranslation('help')
  const [isAlong, setIsAlong] = useState(false)
  return (
    <section className={`${layout.grid2} ${layout.full}`} aria-label={t('ask.title')}>
      {screen ? (
        <Checkbox
          label={t('ask.along')}
          checked={isAlong}
          onChange={(event) => setIsAlong(event.currentTarget.checked)}
        />
      ) : null}
      <div className={layout.between3}>
        <p className={layout.dim14}>{t('ask.title')}</p>
        <LinkButton
          kind="secondary"
          to={createAskPath(reader !== 'suspended', { page: (isAlong && screen) || undefined })}
        >
          {t('ask.action')}
        </LinkButton>
      </div>
    </section>
  )
}
