import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { expect, test } from 'vitest'
import { Metrics } from '../../../../src/run/service/admin/metrics.ts'
import { useService } from '../../../support/service.ts'

const LOAD = { pool: { max: 2, active: 1, idle: 1, waiting: 3 }, documentsWaiting: 4 }

test('counts requests, documents, pages and workers', async () => {
  const metrics = new Metrics()
  const line = { time: '', reqId: '1', method: 'POST', route: '/v1/convert', ms: 300 }
  metrics.onRequest({ ...line, status: 200, bytes: 2e5 })
  metrics.onRequest({ ...line, status: 503, code: 'E_BUSY' })
  const stages = { reading: 1, understanding: 1.5, writing: 0.5 }
  metrics.onDocument({ status: 'done', pages: 9, recognised: 2, seconds: 3, warnings: {}, trust: 0.8, stages })
  metrics.onDocument({ status: 'failed', code: 'E_TIMEOUT', pages: 0, seconds: 120, warnings: {} })
  metrics.onWorkerEnded('E_TIMEOUT')
  metrics.onMemory(0, 3e8)
  const { text } = await metrics.render(LOAD)
  const lines = text.split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'paperxml_http_requests_total{route="/v1/convert",method="POST",status="503"} 1',
      'paperxml_http_request_seconds_bucket{le="0.25",route="/v1/convert"} 0',
      'paperxml_http_request_seconds_bucket{le="0.5",route="/v1/convert"} 2',
      'paperxml_rejected_total{reason="E_BUSY"} 1',
      'paperxml_upload_bytes_count 1',
      'paperxml_documents_total{outcome="done",code=""} 1',
      'paperxml_documents_total{outcome="failed",code="E_TIMEOUT"} 1',
      'paperxml_pages_total{kind="scan"} 2',
      'paperxml_pages_total{kind="typeset"} 7',
      'paperxml_unaccounted_glyphs_total 0',
      'paperxml_stage_seconds_total{stage="understanding"} 1.5',
      'paperxml_trust_bucket{le="0.75"} 0',
      'paperxml_trust_bucket{le="0.9"} 1',
      'paperxml_lanes{state="idle"} 1',
      'paperxml_waiting 3',
      'paperxml_documents_waiting 4',
      'paperxml_worker_restarts_total{reason="E_TIMEOUT"} 1',
      'paperxml_worker_memory_bytes{lane="0"} 300000000',
    ]),
  )
})

test('are drawn by the dashboard, which asks for no count that is not there', async () => {
  const { text } = await new Metrics().render(LOAD)
  const file = new URL('../../../../docs/deploy/grafana-dashboard.json', import.meta.url)
  const { panels } = JSON.parse(readFileSync(file, 'utf8')) as {
    panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[]
  }
  const asked = panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => expr.match(/(?:paperxml|process)_\w+/g) ?? []),
  )
  expect(asked.length).toBeGreaterThan(panels.length - 1)
  for (const name of asked) expect(text).toContain(`# TYPE ${name.replace(/_(?:bucket|sum|count)$/, '')} `)
})

test('are on a port of their own, with the state of the service', async () => {
  const { url, adminUrl = '' } = await useService({ adminPort: 0 })
  await fetch(`${url}/api/isalive`)
  const answer = await fetch(`${adminUrl}/metrics`)
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  expect(await answer.text()).toContain(
    'paperxml_http_requests_total{route="/api/isalive",method="GET",status="200"} 1',
  )
  for (const path of ['livez', 'readyz', 'ping', 'metrics/prometheus']) {
    expect((await fetch(`${adminUrl}/${path}`)).status).toBe(200)
  }
  expect((await fetch(`${url}/metrics`)).status).toBe(404)
  const status = await new Promise(resolve => {
    request(`${adminUrl}/metrics`, { headers: { host: 'evil.example' } }, ({ statusCode }) => resolve(statusCode)).end()
  })
  expect(status).toBe(403)
})
