import type { KeyboardEventHandler } from 'react'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { IconButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'

interface SearchInputProps {
  value: string
  listId: string
  activeId: string | undefined
  hasList: boolean
  maxLength: number
  onChange: (value: string) => void
  onKeyDown: KeyboardEventHandler<HTMLInputElement>
  onClose: () => void
}

/** The field that has the focus all along; the line it would open is told by its id. */
export function SearchInput(props: SearchInputProps) {
  const { value, listId, activeId, hasList, maxLength, onChange, onKeyDown, onClose } = props
  const { t } = useTranslation(['search', 'common'])
  const isPhone = useIsPhone()
  return (
    <div className={`${layout.line2} ${layout.lineBelow}`} style={{ paddingInline: '16px 8px' }}>
      <IconSearch size={20} stroke={1.75} aria-hidden />
      <input
        type="text"
        role="combobox"
        className={`${layout.grow} ${layout.size16}`}
        style={{
          minBlockSize: 56,
          minInlineSize: 0,
          border: 0,
          outline: 'none',
          background: 'none',
          color: 'inherit',
        }}
        aria-label={t('search:field')}
        placeholder={t('search:field')}
        aria-autocomplete="list"
        aria-expanded={hasList}
        aria-controls={hasList ? listId : undefined}
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        data-autofocus
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {isPhone ? (
        <IconButton label={t('common:ui.close')} onClick={onClose}>
          <IconX size={20} stroke={1.75} aria-hidden />
        </IconButton>
      ) : null}
    </div>
  )
}
