import { existsSync } from 'node:fs'
import { chromium } from '../../../scripts/project.mjs'
import { startChromium } from './chromium-engine.ts'
import { startFirefox } from './firefox-engine.ts'
import type { Engine } from './tab.ts'
import { startWebKit } from './webkit-engine.ts'

/** A browser, and whether its programs are installed. */
type EngineChoice = { isHere: boolean; start: () => Promise<Engine> }

const firefox = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr'
const webKitDriver = '/usr/bin/WebKitWebDriver'
const webKitBrowser = ['4.1', '4.0', '6.0']
  .map(
    (version) =>
      `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
  )
  .find((path) => existsSync(path))

/** The engines that the journeys are tried in. */
export const ENGINES = {
  Chromium: { isHere: existsSync(chromium), start: () => startChromium(chromium) },
  Firefox: { isHere: existsSync(firefox), start: () => startFirefox(firefox) },
  WebKit: {
    isHere: existsSync(webKitDriver) && existsSync('/usr/bin/Xvfb') && webKitBrowser !== undefined,
    start: () => startWebKit(webKitDriver, webKitBrowser ?? ''),
  },
} satisfies Record<string, EngineChoice>
