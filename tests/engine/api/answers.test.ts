import { describe, expect, it } from 'vitest'
import { answer, consumer, facts, setUp } from './setUp'

describe('answers', () => {
  it.each([200, 201, 206, 299])('S7-09 with status %i are good', async (status) => {
    const { client } = setUp(async () => answer({ code: 0, res: { uid: 1 } }, { status }))
    expect(await client.read('POST /row', {}, consumer)).toEqual({ uid: '1' })
  })

  it.each([
    ['HTML', '<!doctype html><p>hello'],
    ['nothing', ''],
    ['half an answer', '{"code":0,"res":{"uid":"1"'],
    ['no envelope', '[]'],
    ['an envelope without code', '{"res":{"uid":"1"}}'],
    ['null where rows are due', '{"code":0,"res":null}'],
    ['no res', '{"code":0}'],
    ['another shape', '{"code":0,"res":{"uid":{}}}'],
    ['a list', '{"code":0,"res":[]}'],
  ])('F16 S3-17 that are %s are malformed', async (_, text) => {
    const { client } = setUp(async () => answer(text))
    await expect(client.read('POST /row', {}, consumer)).rejects.toMatchObject({ name: 'ApiError', kind: 'malformed' })
  })

  it('F16 that are 204 are malformed', async () => {
    const { client } = setUp(async () => new Response(null, { status: 204 }))
    await expect(client.read('POST /row', {}, consumer)).rejects.toMatchObject({ kind: 'malformed' })
  })

  it('F16 that break off are malformed', async () => {
    const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('lost')) })
    const { client } = setUp(async () => new Response(broken))
    await expect(client.read('POST /row', {}, consumer)).rejects.toMatchObject({ kind: 'malformed' })
  })

  it.each([undefined, null])('to a write that promises nothing may have res %j', async (res) => {
    const { client } = setUp(async () => answer({ code: 0, res }))
    expect(await client.write('POST /save', {})).toEqual({})
    await expect(client.write('PUT /save', {})).rejects.toMatchObject({ kind: 'malformed' })
  })

  it('to a read are due also where the shape demands no member', async () => {
    const { client } = setUp(async () => answer({ code: 0, res: null }))
    await expect(client.read('GET /rows', {}, consumer)).rejects.toMatchObject({ kind: 'malformed' })
  })

  it('S4-07 with another code reject with the body', async () => {
    const { client, over } = setUp(async () => answer({ code: 3, msg: 'Too much', res: { max: 5 } }))
    await expect(client.write('POST /save', {})).rejects.toMatchObject({
      kind: 'business',
      code: '3',
      serverText: 'Too much',
      body: { code: 3, res: { max: 5 } },
      endpoint: 'POST /save',
    })
    expect(over).not.toHaveBeenCalled()
  })
})

describe('the end of the session', () => {
  it.each([
    [10, 200],
    ['11', 200],
    [10, 401],
    [11, 500],
  ])('S4-08 is told for code %j with status %i', async (code, status) => {
    const { client, over } = setUp(async () => answer({ code }, { status }))
    await expect(client.write('POST /save', {})).rejects.toMatchObject({ kind: 'session' })
    expect(over).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'session', code: String(code) }))
  })

  it('is not told for a late answer to an earlier session', async () => {
    let token = 'old'
    const { client, over } = setUp(
      async () => {
        token = 'new'
        return answer({ code: 10 })
      },
      { headers: () => ({ ...facts, token }) },
    )
    await expect(client.write('POST /save', {})).rejects.toMatchObject({ kind: 'session' })
    expect(over).not.toHaveBeenCalled()
  })
})
