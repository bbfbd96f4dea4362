/** The security headers and the caching of the app in the languages of the usual static hosts. */
import { addressPlaceholder, getSecurityHeaders } from './security-headers.ts'

const cacheForever = 'public, max-age=31536000, immutable'

/** The files of `deploy/`, by name, each with the placeholder for the project's address. */
export function renderHostFiles(): Record<string, string> {
  return {
    _headers: renderHeadersFile(addressPlaceholder),
    'nginx.conf': renderNginx(),
    Caddyfile: renderCaddyfile(),
    _redirects: renderRedirects(),
  }
}

/**
 * `_headers` of Netlify and Cloudflare Pages: the build puts it beside `index.html`. Both revalidate by default, and both join
 * what several rules say about one header, so that only `/assets` speaks of caching.
 */
export function renderHeadersFile(supabaseUrl: string, others: readonly string[] = []): string {
  const lines = toLines(supabaseUrl, (name, value) => `  ${name}: ${value}`, others)
  return `/*\n${lines}\n\n/assets/*\n  Cache-Control: ${cacheForever}\n`
}

/** Netlify's: what has no file is the app's. Cloudflare Pages would take it for every address, and needs none. */
function renderRedirects(): string {
  return '/* /app.html 200\n'
}

function renderNginx(): string {
  const lines = toLines(
    addressPlaceholder,
    (name, value) => `    add_header ${name} "${value}" always;`,
  )
  return `# ${createNote('nginx, inside its http block')}
map $uri $touchline_cache {
    default "no-cache";
    ~^/assets/ "${cacheForever}";
}

server {
    listen 443 ssl;
    http2 on;
    server_name your.site;
    ssl_certificate /etc/letsencrypt/live/your.site/fullchain.pem;
    ssl_certificate_key /etc/letsencrypt/live/your.site/privkey.pem;
    root /var/www/touchline;
    gzip on;
    gzip_types text/css text/javascript application/javascript application/json image/svg+xml;

    # one place for all: a location with an add_header of its own would lose these
${lines}
    add_header Cache-Control $touchline_cache always;

    # a missing file is missing, a public page has a file of its own, any other address is the app's
    location ~ \\.\\w+$ {
        try_files $uri =404;
    }
    location = / {
        try_files /index.html =404;
    }
    location / {
        try_files $uri.html /app.html;
    }
}

server {
    listen 80;
    server_name your.site;
    return 301 https://$host$request_uri;
}
`
}

function renderCaddyfile(): string {
  const lines = toLines(addressPlaceholder, (name, value) => `\t\t${name} "${value}"`)
  return `# ${createNote('Caddy')}
your.site {
	root * /var/www/touchline
	encode zstd gzip

	header {
${lines}
	}
	@hashed path /assets/*
	@other not path /assets/*
	header @hashed Cache-Control "${cacheForever}"
	header @other Cache-Control no-cache

	# a missing file is missing, a public page has a file of its own, any other address is the app's
	@address {
		not path /
		not path_regexp \\.\\w+$
		file {path}.html /app.html
	}
	rewrite @address {file_match.relative}
	file_server
}
`
}

function createNote(host: string): string {
  return `For ${host}. Written by \`npm run headers\`: put your site and your project's address in a copy.`
}

function toLines(
  supabaseUrl: string,
  toLine: (name: string, value: string) => string,
  others: readonly string[] = [],
): string {
  return Object.entries(getSecurityHeaders(supabaseUrl, others))
    .map(([name, value]) => toLine(name, value))
    .join('\n')
}
