import { useContext } from 'react'
import { NonceContext } from './nonce-context.ts'
import type { PageModuleAddresses } from './page-scripts-context.ts'

type PageModuleProps = { addresses: PageModuleAddresses | undefined; settings: unknown }

/** Loads the script of a page without React as soon as its HTML has been parsed, and passes it its settings. */
export function PageModule({ addresses, settings }: PageModuleProps) {
  const nonce = useContext(NonceContext)
  if (!addresses) return null
  const { script, imports, devRuntime } = addresses
  const given = JSON.stringify(settings ?? null).replaceAll('<', '\\u003c')
  const before = devRuntime ? `import${JSON.stringify(devRuntime)};` : ''
  const text = `${before}import{clientLoader}from${JSON.stringify(script)};clientLoader(${given})`
  return (
    <>
      {[script, ...imports].map((address) => (
        <link key={address} rel="modulepreload" href={address} />
      ))}
      <script type="module" nonce={nonce} dangerouslySetInnerHTML={{ __html: text }} />
    </>
  )
}
