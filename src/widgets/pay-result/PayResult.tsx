import type { ReactNode } from 'react'
import { useHref, useLinkClickHandler, useSearchParams } from 'react-router-dom'
import { errorMessageKey, localise } from '@pagewright/engine/api'
import { useApp } from '@pagewright/engine'
import {
  Button,
  Card,
  Empty,
  Failed,
  Figure,
  joinClasses,
  KeyValue,
  Receipt,
  safeLink,
  type Track,
  useFormat,
  useTexts,
} from '@pagewright/engine/ui'
import type { Payment, PaymentStatus } from '../../generated/types'
import { againPath } from './againPath'
import { PayArt, payTones } from './PayArt'
import { PayFacts } from './PayFacts'
import { coinsLabel, type PayWords, payWords } from './payWords'
import { usePayment } from './usePayment'
import { useMoney } from './useMoney'
import './PayResult.css'

/** Draws the result of an order. It reads only the order number from the address, and nothing else there. */
export function PayResult() {
  const texts = useTexts()
  const [query] = useSearchParams()
  const orderNo = query.get('order_no')?.trim()
  if (orderNo) return <OneResult key={orderNo} orderNo={orderNo} />
  return <NoResult text={texts.t('pay.none.text')} />
}

function NoResult({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  const texts = useTexts()
  return (
    <div className="pw-pay-none">
      <h2 className="pw-receipt-headline">{texts.t('pay.none')}</h2>
      <Empty
        icon="search-x"
        text={text}
        action={
          <div className="pw-pay-actions">
            {children}
            <GoTo to="/recharge" label="pay.again" isMain={children === undefined} />
          </div>
        }
      />
    </div>
  )
}

function OneResult({ orderNo }: { readonly orderNo: string }) {
  const texts = useTexts()
  const format = useFormat()
  const money = useMoney()
  const { session } = useApp()
  const { payment, state, error, isMissing, isChecking, isOver, check } = usePayment(orderNo)
  const words = payWords(state, isOver)
  const track = trackOf(state, texts)
  const isAtHome = session.current() !== undefined && state === 'success'
  if (isMissing)
    return (
      <NoResult text={texts.t('pay.missing.text')}>
        {/* Whoever has just paid must not be led to pay again. */}
        <Button block icon="refresh-cw" tone="primary" busy={isChecking} onPress={check}>
          {texts.t('pay.refresh')}
        </Button>
      </NoResult>
    )
  return (
    <div className="pw-pay" data-state={state ?? 'unknown'}>
      <Receipt
        tone={payTones[state ?? 'processing']}
        art={
          <>
            <PayArt state={state} />
            <Outcome words={words} />
          </>
        }
        label={texts.t(words.amount)}
        sum={payment && <Figure isMain>{money(payment)}</Figure>}
        // A payment that ended without money brings no coins.
        worth={payment && track && `${texts.t(coinsLabel(payment))}: ${format(payment.coins, 'count')}`}
        track={track}
        parties={payment ? partiesOf(payment, texts) : []}
        actions={
          <div className="pw-pay-actions">
            {isAtHome && <GoTo to="/" label="pay.home" isMain />}
            {payment && words.isSettled && (
              <GoTo
                to={againPath(payment, session.current()?.uid)}
                label={state === 'success' ? 'pay.again' : 'engine.retry'}
                isMain={!isAtHome}
              />
            )}
            {(state === 'processing' || isOver) && (
              <Button block icon="refresh-cw" tone="primary" busy={isChecking} onPress={check}>
                {texts.t('pay.refresh')}
              </Button>
            )}
            {state === 'processing' && <PayOn url={payment?.pay_url} />}
          </div>
        }
        // By its number a payment is found again: nothing is kept for visitors.
        account={payment && <OrderNumber number={payment.order_no} />}
        details={payment && <PayFacts payment={payment} words={words} />}
      >
        {error !== undefined && (
          <Failed inline text={texts.t(errorMessageKey(error) ?? 'engine.error.network')} onRetry={check} />
        )}
      </Receipt>
    </div>
  )
}

function OrderNumber({ number }: { readonly number: string }) {
  const texts = useTexts()
  const format = useFormat()
  return (
    <Card>
      <KeyValue lines={[{ id: 'order', label: texts.t('pay.orderNo'), value: format(number, 'id'), copy: number }]} />
    </Card>
  )
}

/** Lists how is paid, and who gets the coins. */
function partiesOf(payment: Payment, texts: ReturnType<typeof useTexts>) {
  const { method, method_name: name = method } = localise<Payment>(payment, texts.language)
  const { nickname, avatar_url: face, method_image: image, user_id: user, receiver_id: number = user } = payment
  return [
    { id: 'method', label: texts.t('pay.method'), name, image, imageShape: 'square' as const },
    nickname === undefined
      ? { id: 'receiver', label: texts.t('pay.user'), name: number }
      : { id: 'receiver', label: texts.t('pay.receiver'), name: nickname, number, image: face },
  ]
}

/** Returns the steps of a payment on its way, or through. */
function trackOf(state: PaymentStatus | undefined, texts: ReturnType<typeof useTexts>): Track | undefined {
  if (state !== 'processing' && state !== 'success') return undefined
  return {
    steps: [
      { id: 'order', label: texts.t('pay.track.order') },
      { id: 'paid', label: texts.t('pay.track.paid') },
      { id: 'coins', label: texts.t('pay.track.coins') },
    ],
    current: state === 'success' ? 2 : 1,
  }
}

/** Always exists, so that a change of its text is announced. The focus stays where it is. */
function Outcome({ words }: { readonly words: PayWords }) {
  const texts = useTexts()
  return (
    <div className="pw-pay-words" role="status" aria-live="polite" aria-atomic="true">
      <h2 className="pw-receipt-headline">{texts.t(words.title)}</h2>
      <p className="pw-receipt-says">{texts.t(words.text)}</p>
    </div>
  )
}

/** Links to the cashier of the same order, for who has not paid there yet. Draws nothing if its address is not allowed. */
function PayOn({ url }: { readonly url: string | undefined }) {
  const texts = useTexts()
  const { market } = useApp()
  const link = safeLink(url, [...market.linkHosts, window.location.host])
  if (link === undefined) return null
  return (
    <a href={link} rel="noreferrer" className="pw-button pw-button-block pw-button-plain">
      {texts.t('pay.now')}
    </a>
  )
}

function GoTo({ to, label, isMain }: { readonly to: string; readonly label: string; readonly isMain: boolean }) {
  const texts = useTexts()
  const href = useHref(to)
  const go = useLinkClickHandler(to)
  return (
    <a
      href={href}
      onClick={go}
      className={joinClasses('pw-button pw-button-block', isMain ? 'pw-button-primary' : 'pw-button-plain')}
    >
      {texts.t(label)}
    </a>
  )
}
