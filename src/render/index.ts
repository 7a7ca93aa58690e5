/**
 * Boards as text for terminals and tests, and as SVG for pages, with what a turn is about marked in
 * them: figures, path, destination, targets, areas, lines of sight. It draws what other modules have
 * found out and decides nothing.
 *
 * @module
 */
export * from './picture.js';
export { renderSvg, type SvgOptions } from './svg.js';
export { renderText, type TextOptions } from './text.js';
