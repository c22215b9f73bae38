import { SITE } from '#app/platform/settings.ts'
import { ICONS } from './icons.ts'

/** What a phone needs to keep the site beside its apps (W3C Web Application Manifest). */
export function webManifest(name: string) {
  return {
    id: '/',
    name,
    short_name: name,
    description: SITE.description,
    lang: 'vi',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#f7fafb',
    theme_color: '#0b6e6b',
    categories: ['shopping', 'lifestyle'],
    icons: ICONS.map(({ path, size, purpose }) => ({
      src: path,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    shortcuts: [
      { name: 'Hỏi cố vấn', url: '/chat' },
      { name: 'Xem sản phẩm', url: '/products' },
    ],
  }
}
