/** JSON answers with the headers a browser on another origin needs. */

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, x-client-info, apikey, content-type',
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
}

export function reply(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: CORS })
}

export function answerPreflight(): Response {
  return new Response(null, { status: 204, headers: CORS })
}
