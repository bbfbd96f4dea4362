import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { findSizeSystem } from '../../model/size-system'

/** What the sizes of clothes and socks mean; nothing for others. */
export function SizeHelp({ sizes }: { sizes: readonly string[] }) {
  const { t } = useTranslation('shop')
  const system = findSizeSystem(sizes)
  if (!system) return null
  return (
    <details className={layout.dim14}>
      <summary className={layout.pointer}>{t('product.size_help')}</summary>
      <p className={layout.dim14}>{t(`product.size_systems.${system}`)}</p>
    </details>
  )
}
