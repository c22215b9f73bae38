import amThanh from '#content/facts/am-thanh.yaml'
import anToanDien from '#content/facts/an-toan-dien.yaml'
import benSua from '#content/facts/ben-sua.yaml'
import coBaoNhieu from '#content/facts/co-bao-nhieu.yaml'
import dienThoai from '#content/facts/dien-thoai.yaml'
import dien from '#content/facts/dien.yaml'
import donNha from '#content/facts/don-nha.yaml'
import khongKhi from '#content/facts/khong-khi.yaml'
import kichThuocLapDat from '#content/facts/kich-thuoc-lap-dat.yaml'
import mayGiat from '#content/facts/may-giat.yaml'
import mayLanh from '#content/facts/may-lanh.yaml'
import mayTinh from '#content/facts/may-tinh.yaml'
import muaBan from '#content/facts/mua-ban.yaml'
import nenMuaGi from '#content/facts/nen-mua-gi.yaml'
import nhaBep from '#content/facts/nha-bep.yaml'
import nuocNong from '#content/facts/nuoc-nong.yaml'
import nuocUong from '#content/facts/nuoc-uong.yaml'
import sources from '#content/facts/sources.yaml'
import tivi from '#content/facts/tivi.yaml'
import tuLanh from '#content/facts/tu-lanh.yaml'
import tuongThich from '#content/facts/tuong-thich.yaml'
import type { Fact, Subject } from './fact.ts'

type SubjectFile = typeof tivi

/** A subject of the fact base with the source of every claim. @throws where a claim names a source that is not there */
function subject(id: string, { facts, ...about }: SubjectFile): Subject {
  return {
    id,
    ...about,
    facts: facts.map((fact) => ({
      ...fact,
      claims: fact.claims.map(({ text, source: key }) => {
        const source = sources[key]
        if (!source) throw new Error(`Fact ${fact.id}: there is no source '${key}'.`)
        return { text, source }
      }),
    })),
  }
}

/** The whole fact base, in the order its page shows it. */
export const SUBJECTS: readonly Subject[] = [
  subject('may-lanh', mayLanh),
  subject('tu-lanh', tuLanh),
  subject('may-giat', mayGiat),
  subject('tivi', tivi),
  subject('nha-bep', nhaBep),
  subject('nuoc-uong', nuocUong),
  subject('nuoc-nong', nuocNong),
  subject('khong-khi', khongKhi),
  subject('don-nha', donNha),
  subject('dien-thoai', dienThoai),
  subject('may-tinh', mayTinh),
  subject('am-thanh', amThanh),
  subject('dien', dien),
  subject('nen-mua-gi', nenMuaGi),
  subject('co-bao-nhieu', coBaoNhieu),
  subject('kich-thuoc-lap-dat', kichThuocLapDat),
  subject('tuong-thich', tuongThich),
  subject('an-toan-dien', anToanDien),
  subject('ben-sua', benSua),
  subject('mua-ban', muaBan),
]

/** Every fact there is. */
export const FACTS: readonly Fact[] = SUBJECTS.flatMap(({ facts }) => facts)

/** What is known of dangers in the house. */
export const SAFETY_FACTS: ReadonlySet<Fact> = new Set(
  SUBJECTS.filter(({ id }) => id === 'an-toan-dien').flatMap(({ facts }) => facts),
)
