import amThanh from '#content/facts/am-thanh.yaml'
import anToanDien from '#content/facts/an-toan-dien.yaml'
import benSua from '#content/facts/ben-sua.yaml'
import bepTuMayXay from '#content/facts/bep-tu-may-xay.yaml'
import camNoi from '#content/facts/cam-noi.yaml'
import coBaoNhieu from '#content/facts/co-bao-nhieu.yaml'
import coDangKhong from '#content/facts/co-dang-khong.yaml'
import coNaoChoVua from '#content/facts/co-nao-cho-vua.yaml'
import dienThoai from '#content/facts/dien-thoai.yaml'
import dien from '#content/facts/dien.yaml'
import donNha from '#content/facts/don-nha.yaml'
import dungDoBep from '#content/facts/dung-do-bep.yaml'
import khongKhi from '#content/facts/khong-khi.yaml'
import kichThuocLapDat from '#content/facts/kich-thuoc-lap-dat.yaml'
import loiDienThoaiMayTinh from '#content/facts/loi-dien-thoai-may-tinh.yaml'
import loiMayGiaDung from '#content/facts/loi-may-gia-dung.yaml'
import loiMayGiat from '#content/facts/loi-may-giat.yaml'
import loiTiviAmThanh from '#content/facts/loi-tivi-am-thanh.yaml'
import mayGiat from '#content/facts/may-giat.yaml'
import mayLanh from '#content/facts/may-lanh.yaml'
import mayTinh from '#content/facts/may-tinh.yaml'
import muaBan from '#content/facts/mua-ban.yaml'
import nenMuaGi from '#content/facts/nen-mua-gi.yaml'
import nhaBep from '#content/facts/nha-bep.yaml'
import nuocNong from '#content/facts/nuoc-nong.yaml'
import nuocUong from '#content/facts/nuoc-uong.yaml'
import phuKienCanKhong from '#content/facts/phu-kien-can-khong.yaml'
import quyenKhiMua from '#content/facts/quyen-khi-mua.yaml'
import ruaChenGiatSay from '#content/facts/rua-chen-giat-say.yaml'
import sources from '#content/facts/sources.yaml'
import sucKhoeTreNho from '#content/facts/suc-khoe-tre-nho.yaml'
import tienDienMonNho from '#content/facts/tien-dien-mon-nho.yaml'
import tivi from '#content/facts/tivi.yaml'
import truDoCupDien from '#content/facts/tru-do-cup-dien.yaml'
import tuLanh from '#content/facts/tu-lanh.yaml'
import tuongThich from '#content/facts/tuong-thich.yaml'
import veSinhDienTu from '#content/facts/ve-sinh-dien-tu.yaml'
import veSinhDoBep from '#content/facts/ve-sinh-do-bep.yaml'
import veSinhDoNha from '#content/facts/ve-sinh-do-nha.yaml'
import veSinhLocVaNuoc from '#content/facts/ve-sinh-loc-va-nuoc.yaml'
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
  subject('ve-sinh-do-bep', veSinhDoBep),
  subject('ve-sinh-do-nha', veSinhDoNha),
  subject('dung-do-bep', dungDoBep),
  subject('rua-chen-giat-say', ruaChenGiatSay),
  subject('tru-do-cup-dien', truDoCupDien),
  subject('loi-may-gia-dung', loiMayGiaDung),
  subject('ve-sinh-dien-tu', veSinhDienTu),
  subject('loi-dien-thoai-may-tinh', loiDienThoaiMayTinh),
  subject('loi-tivi-am-thanh', loiTiviAmThanh),
  subject('cam-noi', camNoi),
  subject('co-dang-khong', coDangKhong),
  subject('tien-dien-mon-nho', tienDienMonNho),
  subject('suc-khoe-tre-nho', sucKhoeTreNho),
  subject('phu-kien-can-khong', phuKienCanKhong),
  subject('quyen-khi-mua', quyenKhiMua),
  subject('co-nao-cho-vua', coNaoChoVua),
  subject('ve-sinh-loc-va-nuoc', veSinhLocVaNuoc),
  subject('loi-may-giat', loiMayGiat),
  subject('bep-tu-may-xay', bepTuMayXay),
]

/** Every fact there is. */
export const FACTS: readonly Fact[] = SUBJECTS.flatMap(({ facts }) => facts)

/** What is known of dangers in the house. */
export const SAFETY_FACTS: ReadonlySet<Fact> = new Set(
  SUBJECTS.filter(({ id }) => id === 'an-toan-dien').flatMap(({ facts }) => facts),
)
