import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { settingsOf } from './site-settings.ts'
import type { SiteSettings } from './site-settings.ts'

/** The settings as they are in the database now. */
export async function readSettings(db: Db, isDemo = false): Promise<SiteSettings> {
  const { rows } = await db.execute<{ key: string; value: unknown }>(sql`select key, value from settings`)
  return settingsOf(rows, isDemo)
}

/** Keeps every setting. @returns the settings as they were before */
export async function writeSettings(db: Db, settings: SiteSettings, isDemo = false): Promise<SiteSettings> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ key: string; value: unknown }>(
      sql`select key, value from settings for update`,
    )
    for (const [key, value] of Object.entries(settings)) {
      await tx.execute(sql`
        insert into settings (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
        on conflict (key) do update set value = excluded.value, updated_at = now()`)
    }
    return settingsOf(rows, isDemo)
  })
}
