/**
 * The security headers of the app, the one place that states them: the build, `vite preview`, the server of the
 * journeys and the files in `deploy/` all take them from here. Reasons: docs/decisions/0033.
 */

/** Stands in the files of `deploy/` for the project's address. */
export const addressPlaceholder = 'https://your-project.supabase.co'

/** Where the browser registers with Firebase Cloud Messaging. */
export const firebaseAddresses = [
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
]

/**
 * Header names with their values for an app that talks to the Supabase project at `supabaseUrl`, and to whom `others` says.
 */
export function getSecurityHeaders(
  supabaseUrl: string,
  others: readonly string[] = [],
): Record<string, string> {
  return {
    'Content-Security-Policy': createContentSecurityPolicy(supabaseUrl, others),
    'Permissions-Policy': permissions,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}

function createContentSecurityPolicy(supabaseUrl: string, others: readonly string[]): string {
  const { origin } = new URL(supabaseUrl)
  const socket = origin.replace(/^http/, 'ws')
  const directives: Record<string, string> = {
    'default-src': "'none'",
    // the PDF writer lays its pages out in WebAssembly
    'script-src': "'self' 'wasm-unsafe-eval'",
    // the two constant style elements of Mantine's provider; a test works them out
    'style-src':
      "'self' 'sha256-t8+IRQtCApVr4XHNn6ZjL+RqWFbupoER6oImOaU1Qu4=' 'sha256-85MITomVYL9ia0nDQdVnFyWjDvbLXHP0zhaa+rYCxKU='",
    'font-src': "'self'",
    // blob: and data: are pictures and drawings made in the page
    'img-src': `'self' blob: data: ${origin}`,
    'media-src': `'self' blob: ${origin}`,
    // the PDF writer reads pictures, and its own WebAssembly, from addresses that hold the data themselves
    'connect-src': ["'self' blob: data:", origin, socket, ...others].join(' '),
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'object-src': "'none'",
    'frame-src': "'none'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ')
}

/** What the app uses is left to it alone, the rest is nobody's. */
const permissions = [
  ...['clipboard-write', 'fullscreen', 'screen-wake-lock', 'web-share'].map(
    (name) => `${name}=(self)`,
  ),
  ...[
    'accelerometer',
    'autoplay',
    'browsing-topics',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'usb',
  ].map((name) => `${name}=()`),
].join(', ')
