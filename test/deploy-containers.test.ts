import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { runProgram } from '../src/run/cli/program.ts'
import { until } from './support/processes.ts'
import { serveProgram } from './support/served-program.ts'
import { recordTerminal } from './support/terminal.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const read = (name: string) => readFileSync(join(ROOT, 'docs/deploy', name), 'utf8')

interface Container {
  readonly name: string
  readonly args?: readonly string[]
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[]
  readonly securityContext?: object
  readonly env?: readonly { readonly name: string }[]
  readonly volumeMounts?: readonly { readonly name: string; readonly mountPath: string }[]
  readonly [probe: `${string}Probe`]: { readonly httpGet: { readonly path: string; readonly port: string } }
}

interface Manifest {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string }
  readonly spec: {
    readonly selector?: object
    readonly template?: { readonly metadata?: object; readonly spec: PodSpec }
  }
}

interface PodSpec {
  readonly containers: readonly Container[]
  readonly volumes?: readonly { readonly name: string }[]
  readonly securityContext?: object
  readonly terminationGracePeriodSeconds?: number
}

interface Compose {
  readonly services: Readonly<
    Record<string, { readonly command?: readonly string[]; readonly read_only?: boolean; readonly volumes?: string[] }>
  >
  readonly volumes: object
}

/** The value after an option in a list of words. */
const optionOf = (words: readonly string[], option: string) => words[words.indexOf(option) + 1]

describe('files for Kubernetes', () => {
  test.each(['kubernetes-service.yaml', 'kubernetes-queue.yaml', 'kubernetes-batch.yaml'])('%s is YAML', name => {
    const documents = parseAllDocuments(read(name))
    expect(documents.flatMap(document => ('errors' in document ? document.errors : []))).toEqual([])
    const manifests = documents.map(document => document.toJS() as Manifest)
    for (const { apiVersion, kind, metadata, spec } of manifests) {
      expect([apiVersion, kind, metadata.name]).toEqual([expect.any(String), expect.any(String), expect.any(String)])
      const { containers = [], volumes = [] } = spec.template?.spec ?? {}
      const mounted = containers.flatMap(({ volumeMounts = [] }) => volumeMounts.map(mount => mount.name))
      const claimed = 'volumeClaimTemplates' in spec ? mounted : volumes.map(volume => volume.name)
      expect(mounted.filter(mount => !claimed.includes(mount))).toEqual([])
    }
  })

  test('run the service without rights, and end it when it has ended', () => {
    const manifests = parseAllDocuments(read('kubernetes-service.yaml')).map(document => document.toJS() as Manifest)
    const pod = manifests.find(({ kind }) => kind === 'Deployment')?.spec.template?.spec
    const [container] = pod?.containers ?? []
    expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } })
    expect(container?.securityContext).toEqual({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    })
    expect(container?.ports?.map(({ name, containerPort }) => [name, containerPort])).toEqual([
      ['http', 8070],
      ['admin', 8071],
    ])
    const grace = Number(optionOf(container?.args ?? [], '--grace'))
    expect(pod?.terminationGracePeriodSeconds).toBeGreaterThan(grace + 5)
    expect(manifests.find(({ kind }) => kind === 'NetworkPolicy')?.spec).toMatchObject({ egress: [] })
  })
})

describe('the file for services that share their documents', () => {
  interface Kustomization {
    readonly resources: readonly string[]
    readonly patches: readonly { readonly patch: string }[]
  }
  const { resources, patches } = parse(read('kustomization.yaml')) as Kustomization
  const known = resources.flatMap(name => parseAllDocuments(read(name)).map(document => document.toJS() as Manifest))
  const changes = patches.map(({ patch }) => parse(patch) as Manifest)

  test('changes what is there', () => {
    const nameOf = ({ apiVersion, kind, metadata }: Manifest) => `${apiVersion} ${kind} ${metadata.name}`
    expect(known.map(nameOf)).toEqual(expect.arrayContaining(changes.map(nameOf)))
  })

  test('puts the folder of the service on a volume for all, and names a server by the variable that it reads', async () => {
    const pods = [known, changes].map(
      manifests => manifests.find(({ kind }) => kind === 'Deployment')?.spec.template?.spec,
    )
    const [before, after] = pods
    const store = optionOf(before?.containers[0]?.args ?? [], '--store')
    const mount = before?.containers[0]?.volumeMounts?.find(({ mountPath }) => mountPath === store)
    expect(after?.volumes).toMatchObject([{ name: mount?.name, emptyDir: null, persistentVolumeClaim: {} }])
    expect(after?.containers[0]?.name).toBe(before?.containers[0]?.name)
    const terminal = recordTerminal()
    await runProgram(['serve', '--help'], terminal)
    expect(terminal.out).toContain(`env: ${after?.containers[0]?.env?.[0]?.name}`)
  })
})

/** The instructions of the file that makes an image, comments and continued lines apart. */
const INSTRUCTIONS = read('Containerfile')
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n/g, ' ')
  .split('\n')
  .filter(line => line !== '')

describe('the image', () => {
  test('is made in two stages, and runs as nobody', () => {
    const last = INSTRUCTIONS.slice(INSTRUCTIONS.findLastIndex(line => line.startsWith('FROM ')))
    expect(INSTRUCTIONS.filter(line => line.startsWith('FROM '))).toHaveLength(2)
    expect(last).toEqual(expect.arrayContaining(['USER 10001:10001', 'STOPSIGNAL SIGTERM', 'ENTRYPOINT ["paperxml"]']))
  })

  test('has what the package has', () => {
    const copied = INSTRUCTIONS.flatMap(line => /^COPY --from=build \/build\/(\S+)/.exec(line)?.[1] ?? [])
    const { files } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { files: string[] }
    const folders = files.filter(name => !/[.!]/.test(name))
    expect(copied.sort()).toEqual(['node_modules', 'package.json', ...folders].sort())
    expect(copied.filter(name => !existsSync(join(ROOT, name)))).toEqual([])
  })
})

describe('the file for compose', () => {
  const { services, volumes } = parse(read('compose.yaml'), { merge: true }) as Compose

  test('lets no container write into its image, and has each volume', () => {
    expect(Object.entries(services).filter(([, service]) => service.read_only !== true)).toEqual([])
    const named = Object.values(services).flatMap(service =>
      (service.volumes ?? []).map(each => each.split(':')[0] ?? ''),
    )
    expect(named.filter(name => !name.startsWith('.') && !(name in volumes))).toEqual([])
  })

  test('has a service that runs as it says, and that the image finds healthy', { timeout: 60_000 }, async () => {
    const command = services['service']?.command ?? []
    const ports = ['--port', '0', '--admin-port', '0', '--host', '127.0.0.1']
    const { url, said } = await serveProgram(store => [
      ...command.map(word => (word === '/data' ? store : word)),
      ...ports,
    ])
    await until(() => said().includes('/metrics\n'))
    const health = INSTRUCTIONS.find(line => line.startsWith('HEALTHCHECK'))
    const [, ...words] = JSON.parse(health?.slice(health.indexOf('[')) ?? '[]') as string[]
    const check = words.map(word => word.replace('http://127.0.0.1:8070', url))
    expect(check.join()).toContain(url)
    execFileSync(process.execPath, check)
    expect(() =>
      execFileSync(process.execPath, [...check.slice(0, -1), (check.at(-1) ?? '').replace('livez', 'no')]),
    ).toThrow()
  })
})
