// The figures of Lumi: one round line of light, with soft ends.
import { disc, evenPen, Line, oval, stroke, turned, type Contour } from './outline'
import type { FontDrawing, Glyph } from './trueType'

const pen = evenPen(128, 'round')
const draw = (...lines: readonly Line[]): readonly Contour[] => lines.flatMap((line) => stroke(line, pen))
const glyph = (characters: string, advance: number, contours: readonly Contour[]): Glyph => ({
  characters,
  advance,
  contours,
})

/** All figures are as wide as those of the fonts of phones, so that nothing moves when they arrive. */
const figure = 572

const six = draw(oval(286, 226, 180, 176, 0.57), Line.from(106, 226).bezier(106, 430, 214, 592, 372, 664))

export const lumi: FontDrawing = {
  family: 'Lumi Figures',
  weight: 700,
  glyphs: [
    glyph('0', figure, draw(oval(286, 357, 180, 309, 0.6))),
    glyph('1', figure, draw(Line.from(158, 552).bezier(218, 574, 270, 610, 318, 656), Line.from(318, 656).to(318, 54))),
    glyph(
      '2',
      figure,
      draw(
        Line.from(112, 520).bezier(130, 610, 200, 666, 288, 666).level(458, 500).bezier(458, 380, 330, 280, 112, 54),
        Line.from(112, 54).to(466, 54),
      ),
    ),
    glyph(
      '3',
      figure,
      draw(
        Line.from(114, 566).bezier(146, 628, 208, 666, 280, 666).level(446, 520).upright(276, 376).to(226, 376),
        Line.from(226, 376).to(282, 376).level(468, 214).upright(280, 48).bezier(196, 48, 126, 88, 96, 160),
      ),
    ),
    glyph('4', figure, draw(Line.from(400, 54).to(400, 660).to(92, 206).to(490, 206))),
    glyph(
      '5',
      figure,
      draw(
        Line.from(438, 658).to(164, 658).to(136, 372),
        Line.from(136, 372)
          .bezier(176, 402, 226, 420, 282, 420)
          .level(466, 236, 0.56)
          .upright(276, 48)
          .bezier(198, 48, 130, 84, 98, 150),
      ),
    ),
    glyph('6', figure, six),
    glyph('7', figure, draw(Line.from(100, 658).to(470, 658).bezier(350, 470, 268, 260, 230, 54))),
    glyph('8', figure, draw(oval(286, 519, 158, 147, 0.57), oval(286, 210, 184, 162, 0.57))),
    glyph('9', figure, turned(six, 286, 357)),
    glyph('.', 270, disc(135, 62, 68)),
    glyph(',', 270, [
      ...disc(135, 62, 68),
      ...stroke(Line.from(158, 62).bezier(158, 0, 140, -48, 98, -86), evenPen(90, 'round', 1)),
    ]),
    glyph(':', 270, [...disc(135, 118, 68), ...disc(135, 452, 68)]),
    glyph('-\u2010\u2011\u2212', 440, draw(Line.from(98, 336).to(342, 336))),
    glyph('\u2013', figure, draw(Line.from(98, 336).to(474, 336))),
    glyph('+', figure, draw(Line.from(96, 336).to(476, 336), Line.from(286, 146).to(286, 526))),
    glyph('=', figure, draw(Line.from(98, 240).to(474, 240), Line.from(98, 432).to(474, 432))),
    glyph('×', figure, draw(Line.from(146, 196).to(426, 476), Line.from(146, 476).to(426, 196))),
    glyph(
      '≈',
      figure,
      [250, 430].flatMap((y) =>
        draw(
          Line.from(98, y - 24)
            .bezier(150, y + 66, 218, y + 50, 286, y)
            .bezier(354, y - 50, 422, y - 66, 474, y + 24),
        ),
      ),
    ),
    glyph(
      '%',
      860,
      [oval(214, 512, 120, 142, 0.56), oval(646, 202, 120, 142, 0.56), Line.from(590, 660).to(270, 54)].flatMap(
        (line) => stroke(line, evenPen(106, 'round')),
      ),
    ),
    glyph('/', 400, draw(Line.from(310, 690).to(90, -20))),
    glyph(
      'K',
      620,
      draw(Line.from(128, 54).to(128, 660), Line.from(520, 660).to(150, 316), Line.from(252, 408).to(536, 54)),
    ),
    glyph('M', 820, draw(Line.from(124, 54).to(124, 656).to(410, 214).to(696, 656).to(696, 54))),
    glyph(
      'B',
      610,
      draw(
        Line.from(128, 374)
          .to(330, 374)
          .level(492, 516)
          .upright(330, 658)
          .to(128, 658)
          .to(128, 54)
          .to(344, 54)
          .level(522, 214)
          .upright(344, 374),
      ),
    ),
    glyph('L', 540, draw(Line.from(128, 660).to(128, 54).to(464, 54))),
    glyph('u', 574, draw(Line.from(116, 474).to(116, 236).upright(286, 48, 0.58).level(458, 236, 0.58).to(458, 474))),
    glyph(
      'm',
      850,
      draw(
        Line.from(116, 54).to(116, 318).upright(270, 474, 0.58).level(424, 318, 0.58).to(424, 54),
        Line.from(424, 318).upright(578, 474, 0.58).level(732, 318, 0.58).to(732, 54),
      ),
    ),
    glyph('i', 246, [...draw(Line.from(123, 54).to(123, 466)), ...disc(123, 650, 72)]),
    glyph('\u00a0', 240, []),
    glyph('\u2007', figure, []),
    glyph('\u2009\u202f', 160, []),
  ],
}
