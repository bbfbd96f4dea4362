import { useTranslation } from 'react-i18next'
import { FactList } from '@/shared/ui/cards/fact-list'
import layout from '@/shared/ui/layout.module.css'
import type { TestKey } from '../../model/tests/measured-test'

/** How a test is set up, done and counted: the same way each time, or results cannot be compared. */
export function Protocol({ testKey }: { testKey: TestKey }) {
  const { t } = useTranslation('stats/tests')
  return (
    <details>
      <summary className={layout.medium14} style={summary}>
        {t('protocol.title')}
      </summary>
      <FactList
        layout="stack"
        facts={(['setup', 'run', 'count'] as const).map((part) => ({
          label: t(`protocol.${part}`),
          value: t(`protocol.${testKey}.${part}`),
        }))}
      />
    </details>
  )
}

const summary = { cursor: 'pointer', lineHeight: '44px' }
