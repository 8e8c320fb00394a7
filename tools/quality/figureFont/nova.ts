// The figures of Nova: the thick and thin of a magazine's title, with round drops at the ends.
import { area, contrastPen, disc, filled, Line, oval, ring, stroke, turned, type Contour } from './outline'
import type { FontDrawing, Glyph } from './trueType'

const thick = 148
const hair = 42
const pen = contrastPen(thick, hair)
const draw = (...lines: readonly Line[]): readonly Contour[] => lines.flatMap((line) => stroke(line, pen))
const glyph = (characters: string, advance: number, ...parts: readonly (readonly Contour[])[]): Glyph => ({
  characters,
  advance,
  contours: parts.flat(),
})

const figure = 572
const block = (left: number, bottom: number, right: number, top: number) =>
  area([left, bottom], [left, top], [right, top], [right, bottom])
/** A stem between two heights, and the hairs across its ends. */
const stem = (x: number, bottom: number, top: number) => block(x, bottom, x + thick, top)
const foot = (left: number, right: number, y = 0) => block(left, y, right, y + hair)
const bowl = (x: number, y: number, rx: number, ry: number) =>
  ring(oval(x, y, rx, ry, 0.56), oval(x, y, rx - thick, ry - hair + 4, 0.56))

const six = [
  ...bowl(294, 216, 232, 226),
  ...draw(Line.from(494, 610).upright(412, 703, 0.56).bezier(250, 703, 136, 470, 136, 216)),
  ...disc(441, 606, 74),
]

export const nova: FontDrawing = {
  family: 'Nova Figures',
  weight: 800,
  glyphs: [
    glyph('0', figure, ring(oval(286, 357, 238, 367, 0.56), oval(286, 357, 94, 328, 0.58))),
    glyph(
      '1',
      figure,
      stem(220, 0, 714),
      foot(108, 480),
      area([368, 714], [330, 714], [116, 638], [116, 594], [240, 620]),
    ),
    glyph(
      '2',
      figure,
      disc(128, 540, 74),
      draw(Line.from(75, 540).upright(272, 703, 0.58).level(444, 528, 0.56).bezier(444, 370, 200, 110, 66, 70)),
      filled(
        Line.from(52, 0)
          .to(494, 0)
          .to(532, 214)
          .to(496, 214)
          .bezier(484, 150, 456, 132, 400, 132)
          .to(150, 132)
          .to(52, 92)
          .to(52, 0),
      ),
    ),
    glyph(
      '3',
      figure,
      disc(124, 552, 70),
      draw(
        Line.from(75, 552).upright(266, 703, 0.58).level(428, 540, 0.56).upright(290, 382, 0.56).to(200, 382),
        Line.from(200, 382).to(290, 382).level(454, 200, 0.56).upright(266, 10, 0.56).level(67, 160, 0.58),
      ),
      disc(120, 164, 74),
    ),
    glyph(
      '4',
      figure,
      stem(302, 0, 714),
      foot(208, 540),
      block(24, 186, 552, 186 + hair),
      area([402, 714], [450, 714], [78, 200], [24, 200]),
    ),
    glyph(
      '5',
      figure,
      filled(
        Line.from(92, 714)
          .bezier(200, 690, 330, 690, 470, 714)
          .bezier(470, 620, 400, 574, 300, 574)
          .bezier(230, 574, 170, 584, 134, 596)
          .to(134, 360)
          .to(92, 360)
          .to(92, 714),
      ),
      draw(
        Line.from(108, 366)
          .bezier(150, 424, 210, 450, 280, 450)
          .level(456, 230, 0.56)
          .upright(264, 10, 0.56)
          .level(69, 160, 0.58),
      ),
      disc(122, 164, 74),
    ),
    glyph('6', figure, six),
    glyph(
      '7',
      figure,
      filled(
        Line.from(46, 714)
          .to(536, 714)
          .to(536, 668)
          .bezier(440, 500, 344, 330, 336, 0)
          .to(176, 0)
          .bezier(186, 250, 330, 420, 432, 580)
          .to(180, 580)
          .bezier(120, 580, 96, 560, 84, 490)
          .to(46, 490)
          .to(46, 714),
      ),
    ),
    glyph(
      '8',
      figure,
      ring(oval(286, 540, 208, 184, 0.56), oval(286, 540, 84, 146, 0.57)),
      ring(oval(286, 190, 240, 200, 0.56), oval(286, 190, 100, 160, 0.57)),
    ),
    glyph('9', figure, turned(six, 286, 357)),
    glyph('.', 262, disc(131, 66, 76)),
    glyph(
      ',',
      262,
      disc(131, 66, 76),
      filled(
        Line.from(207, 66)
          .bezier(210, -30, 150, -116, 66, -152)
          .to(58, -126)
          .bezier(108, -96, 142, -50, 146, 10)
          .to(207, 66),
      ),
    ),
    glyph(':', 262, disc(131, 66, 76), disc(131, 424, 76)),
    glyph('-\u2010\u2011\u2212', 400, block(56, 270, 344, 346)),
    glyph('\u2013', figure, block(50, 270, 522, 346)),
    glyph('+', figure, block(50, 282, 522, 346), block(254, 78, 318, 550)),
    glyph('=', figure, block(50, 202, 522, 266), block(50, 370, 522, 434)),
    glyph(
      '×',
      figure,
      area([120, 182], [160, 138], [452, 446], [412, 490]),
      area([412, 138], [452, 182], [160, 490], [120, 446]),
    ),
    glyph(
      '≈',
      figure,
      ...[236, 410].map((y) =>
        stroke(
          Line.from(58, y - 26)
            .bezier(130, y + 70, 210, y + 54, 286, y)
            .bezier(362, y - 54, 442, y - 70, 514, y + 26),
          contrastPen(76, 70),
        ),
      ),
    ),
    glyph(
      '%',
      880,
      ring(oval(214, 524, 164, 200, 0.56), oval(214, 524, 62, 168, 0.58)),
      ring(oval(666, 190, 164, 200, 0.56), oval(666, 190, 62, 168, 0.58)),
      area([594, 724], [642, 724], [286, -10], [238, -10]),
    ),
    glyph('/', 400, area([308, 760], [364, 760], [92, -60], [36, -60])),
    glyph(
      'K',
      720,
      stem(96, 0, 714),
      foot(30, 310),
      foot(30, 310, 714 - hair),
      area([540, 690], [600, 690], [236, 290], [236, 354]),
      area([306, 400], [416, 484], [660, 20], [488, 20]),
      foot(430, 716),
      foot(470, 690, 714 - hair),
    ),
    glyph(
      'M',
      880,
      block(100, 0, 142, 714),
      area([96, 714], [262, 714], [484, 190], [424, 20]),
      area([424, 20], [650, 714], [700, 714], [460, 20]),
      stem(640, 0, 714),
      foot(24, 220),
      foot(566, 856),
      foot(24, 230, 714 - hair),
      foot(640, 856, 714 - hair),
    ),
    glyph(
      'B',
      660,
      stem(96, 0, 714),
      foot(30, 330),
      foot(30, 330, 714 - hair),
      draw(
        Line.from(230, 693).to(350, 693).level(500, 536, 0.56).upright(350, 376, 0.56).to(230, 376),
        Line.from(230, 376).to(360, 376).level(536, 200, 0.56).upright(360, 21, 0.56).to(230, 21),
      ),
    ),
    glyph(
      'N',
      772,
      block(112, 0, 154, 714),
      area([40, 714], [256, 714], [670, 130], [670, -8], [636, -8], [112, 690]),
      block(628, 0, 670, 714),
      foot(36, 230),
      foot(530, 756, 714 - hair),
      foot(36, 210, 714 - hair),
    ),
    glyph('o', 540, ring(oval(268, 262, 248, 272, 0.56), oval(268, 262, 108, 234, 0.57))),
    glyph(
      'v',
      544,
      area([44, 524], [202, 524], [326, 180], [296, -8], [246, -8]),
      area([246, -8], [296, -8], [480, 524], [430, 524]),
      foot(-12, 262, 524 - hair),
      foot(354, 552, 524 - hair),
    ),
    glyph(
      'a',
      556,
      disc(130, 394, 68),
      draw(
        Line.from(83, 394)
          .upright(250, 513, 0.58)
          .level(406, 360, 0.56)
          .to(406, 110)
          .upright(470, 12, 0.5)
          .bezier(510, 12, 530, 40, 536, 90),
        Line.from(380, 314)
          .bezier(230, 300, 118, 262, 118, 136)
          .upright(212, 14, 0.56)
          .bezier(290, 14, 340, 60, 360, 130),
      ),
    ),
    glyph('\u00a0', 240),
    glyph('\u2007', figure),
    glyph('\u2009\u202f', 160),
  ],
}
