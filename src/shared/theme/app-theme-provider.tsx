import './kit-styles.css'
import 'dayjs/locale/bg'
import 'dayjs/locale/de'
import type { ReactNode } from 'react'
import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core'
import { DatesProvider } from '@mantine/dates'
import { ModalsProvider } from '@mantine/modals'
import { useTranslation } from 'react-i18next'
import { ConfirmProvider } from '@/shared/ui/confirm'
import { getColorScheme, resolveColorScheme } from './color-scheme'
import { resolveCssVariables } from './css-variables'
import { mantineTheme } from './mantine-theme'
import { useColorScheme } from './use-color-scheme'

/**
 * The kit asks for a scheme of its own again whenever a part of the page that was waiting shows again, also when ours
 * is forced: without this answer the dark page turned white until the next load.
 */
const schemeManager: MantineColorSchemeManager = {
  get: () => resolveColorScheme(getColorScheme()),
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
}

interface AppThemeProviderProps {
  children: ReactNode
  /** `test` switches transitions off. */
  env?: 'default' | 'test'
}

/** The component kit for everything behind sign-in: theme, dates in the user's language, dialogs. */
export function AppThemeProvider({ children, env = 'default' }: AppThemeProviderProps) {
  const { i18n } = useTranslation()
  const scheme = resolveColorScheme(useColorScheme())
  const locale = i18n.resolvedLanguage ?? 'en'
  return (
    <MantineProvider
      theme={mantineTheme}
      cssVariablesResolver={resolveCssVariables}
      forceColorScheme={scheme}
      colorSchemeManager={schemeManager}
      env={env}
    >
      <DatesProvider settings={{ locale, firstDayOfWeek: 1, weekendDays: [] }}>
        <ModalsProvider>
          <ConfirmProvider>{children}</ConfirmProvider>
        </ModalsProvider>
      </DatesProvider>
    </MantineProvider>
  )
}
