import { afterEach, expect, it, vi } from 'vitest'
import { connect } from './client.ts'

afterEach(() => vi.unstubAllEnvs())

it('what is set for psql is not meant for the embedded database', async () => {
  const foreign = {
    PGHOST: '127.0.0.1',
    PGPORT: '47500',
    PGUSER: 'ai',
    PGDATABASE: 'khac',
    PGPASSWORD: 'x',
    PGOPTIONS: '-c search_path=khac',
    PGSSLMODE: 'require',
    PGSSLNEGOTIATION: 'direct',
    PGCLIENT_ENCODING: 'LATIN1',
    PGAPPNAME: 'ai',
  }
  for (const [name, value] of Object.entries(foreign)) vi.stubEnv(name, value)
  const connection = await connect({})
  try {
    const { rows } = await connection.pool.query(
      `select 'Tủ lạnh' as text, current_user as user, current_schema as schema, 12::int as number`,
    )
    expect(rows).toEqual([{ text: 'Tủ lạnh', user: 'postgres', schema: 'public', number: 12 }])
  } finally {
    await connection.close()
  }
})
